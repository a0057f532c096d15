import { parse } from 'yaml';
import { editedArticle, partIn, readArticle } from './article-edits.ts';
import type { EditorSettings, FileFormat } from './editor-config.ts';
import type { Group } from './kept-values.ts';
import { partText } from './part-edits.ts';
import { editedYaml } from './yaml-edits.ts';

type Cms = {
  init(options: { config: object }): Promise<void>;
  registerCustomFormat(
    name: string,
    extension: string,
    methods: { fromFile(text: string): object; toFile(value: Group): string },
  ): void;
  registerEditorComponent(component: object): void;
};

/** Under this name a form carries the file from which it was filled, so that saving can keep what it had. */
const source = '$source';

/** The values of a file, and the file with other values in it. */
function formatOf({ extension, needed, list }: FileFormat) {
  const names = new Set(needed);
  if (extension === 'mdx')
    return {
      read: readArticle,
      write: (text: string, value: Group) => editedArticle(text, value, names),
    };
  return {
    read: (text: string): Group => (list ? { [list]: parse(text) } : parse(text)),
    write: (text: string, value: Group) => editedYaml(text, list ? value[list] : value, names),
  };
}

/** Tells Sveltia CMS how files and parts of articles are read and written, and opens it. */
export function startEditor(cms: Cms): void {
  const settings: EditorSettings = JSON.parse(
    document.getElementById('editor-settings')?.textContent ?? '',
  );
  for (const format of settings.formats) {
    const { read, write } = formatOf(format);
    cms.registerCustomFormat(format.name, format.extension, {
      fromFile: (text) => ({ ...read(`${text}\n`), [source]: `${text}\n` }),
      toFile: ({ [source]: text, ...value }) => write(String(text ?? ''), value),
    });
  }

  for (const { id, name, label, kind, fields } of settings.parts) {
    const own = kind ? `[^>]*?kind="${kind}"` : '';
    cms.registerEditorComponent({
      id,
      label,
      collapsed: true,
      fields,
      pattern: new RegExp(`^<${name}\\b${own}[\\s\\S]*?/>[ \\t]*$`, 'm'),
      fromBlock: ([text]: RegExpMatchArray) => partIn((text ?? '').trim())?.fields ?? {},
      toBlock: (values: Group) => partText(name, values),
      toPreview: () => '',
    });
  }

  void cms.init({ config: settings.config });
}
