import { globSync } from 'node:fs';
import { contentFolder } from './content-folder.ts';
import { allKinds, type Kind } from './kinds.ts';

/** Kinds whose entries have a page each; of people, those who wrote articles. */
export const kindsWithPages = allKinds.filter(
  ({ entries, path }) => entries !== undefined && path !== undefined,
);

/** The file of an entry in the content folder. */
export const fileOfEntry = ({ file }: Kind, slug: string) => file.replace('*', () => slug);

/** Files that are a kind of their own. */
const singleFiles = allKinds.flatMap(({ file, entries }) => (entries ? [] : file));

/** The slugs of all entries of a kind, sorted. */
export function slugsOf({ file }: Kind, content = contentFolder): string[] {
  const [start = '', end = ''] = file.split('*');
  return globSync(file, { cwd: content })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !singleFiles.includes(name))
    .map((name) => name.slice(start.length, -end.length))
    .sort();
}
