import type { EditorSettings } from './editor-config.ts';
import { fieldsIn, partText } from './part-text.ts';

type Cms = {
  init(options: { config: object }): Promise<void>;
  registerEditorComponent(component: object): void;
};

/** Tells Sveltia CMS how parts of articles are read and written, and opens it. */
export function startEditor(cms: Cms): void {
  const settings: EditorSettings = JSON.parse(
    document.getElementById('editor-settings')?.textContent ?? '',
  );
  for (const { id, name, label, kind, fields } of settings.parts) {
    const own = kind ? `[^>]*?kind="${kind}"` : '';
    cms.registerEditorComponent({
      id,
      label,
      collapsed: true,
      fields,
      pattern: new RegExp(`^<${name}\\b${own}[\\s\\S]*?/>[ \\t]*$`, 'm'),
      fromBlock: ([text]: RegExpMatchArray) => fieldsIn((text ?? '').trim()),
      toBlock: (values: Record<string, unknown>) => partText(name, values),
      toPreview: () => '',
    });
  }
  void cms.init({ config: settings.config });
}
