import { componentText, fieldsIn } from '@agency/content/articles/component-text.ts';
import CMS, { type CmsConfig } from '@sveltia/cms';
import type { EditorSettings } from './editor-config.ts';

const settings: EditorSettings & { config: CmsConfig } = JSON.parse(
  document.getElementById('editor-settings')?.textContent ?? '',
);

for (const { id, name, label, kind, fields } of settings.components) {
  const kindPattern = kind ? `[^>]*?kind="${kind}"` : '';
  CMS.registerEditorComponent({
    id,
    label,
    collapsed: true,
    fields,
    pattern: new RegExp(`^<${name}\\b${kindPattern}[\\s\\S]*?/>[ \\t]*$`, 'm'),
    fromBlock: ([text]: RegExpMatchArray) => fieldsIn((text ?? '').trim()),
    toBlock: (values: Record<string, unknown>) => componentText(name, values),
    toPreview: () => '',
  });
}
void CMS.init({ config: settings.config });
