import { basename, join } from 'node:path';
import { contentFolder } from './content-folder.ts';
import { fileOfEntry, slugsOf } from './entry-slugs.ts';
import { allKinds, kinds } from './kinds.ts';
import { readContentFile } from './read-yaml.ts';

const namedPages = allKinds.filter(({ blocks, entries }) => blocks && !entries);

/** A page that is a list of blocks. */
export type BlockPageFile = {
  /** Of its file, without the ending. */
  name: string;
  path: string;
  alsoAt?: string;
  /** A page that other code knows: it has a row in the table of kinds. */
  isNamed: boolean;
};

/** The pages that are lists of blocks: those of the table, also without their file, and every other file. */
export const blockPages = (): BlockPageFile[] => [
  ...namedPages.map(({ file, path = '', alsoAt }) => ({
    name: basename(file, '.yaml'),
    path,
    alsoAt,
    isNamed: true,
  })),
  ...slugsOf(kinds.pages).map((name) => ({ name, path: `/${name}`, isNamed: false })),
];

const pageFile = (name: string) => join(contentFolder, fileOfEntry(kinds.pages, name));

type Written = { published?: unknown; blocks?: readonly ({ block?: unknown } | null)[] };

const fieldsOf = (name: string) =>
  readContentFile(pageFile(name))?.fields as Written | null | undefined;

/** Whether the content has the page. */
export function isWritten(name: string): boolean {
  const fields = fieldsOf(name);
  return fields !== undefined && fields?.published !== false;
}

/** The names of the blocks of a page, each once, also while the page has mistakes. */
export function blocksOfPage(name: string): Set<string> {
  const blocks = fieldsOf(name)?.blocks;
  return new Set(Array.isArray(blocks) ? blocks.map((one) => String(one?.block)) : []);
}
