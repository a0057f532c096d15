import { kindOfFile } from '@agency/content/kind-schemas.ts';
import { yamlOf } from '@agency/content/read-yaml.ts';
import { referencesOf } from '@agency/content/references.ts';
import { isScalar, parseDocument } from 'yaml';

/**
 * Replaces the name of an entry in the fields that name entries, as their schemas say. Other texts stay as they are.
 * @param name of the file in the content folder
 * @param source its text
 */
export function withReference(
  name: string,
  source: string,
  entry: { folder: string; slug: string; next: string },
): string {
  const kind = kindOfFile(name);
  const yaml = yamlOf(source, name);
  if (!kind || !yaml.includes(entry.slug)) return source;
  const document = parseDocument(yaml);
  const ranges = referencesOf(kind, document.toJS())
    .filter(({ folder }) => folder === entry.folder)
    .map(({ path }) => document.getIn(path, true))
    .filter((node) => isScalar(node) && node.value === entry.slug)
    .map((node) => (node as { range: [number, number, number] }).range);
  const edited = ranges
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => {
      const written = text.slice(start, end).replace(entry.slug, () => entry.next);
      return text.slice(0, start) + written + text.slice(end);
    }, yaml);
  return source.replace(yaml, () => edited);
}
