import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { isListed, pathOf } from './built-page.ts';
import { readTables } from './read-tables.ts';

/** What a page says of itself; cards of other pages would find this one under their words. */
const options = {
  rootSelector: 'main',
  excludeSelectors: [
    'form',
    'nav',
    'svg',
    '[hidden]',
    '[aria-hidden="true"]',
    '[data-page-only]',
    '[aria-labelledby="related-title"]',
    '[aria-labelledby="next-title"]',
  ],
};

/** Parts that stand beside each other are told apart by place, not by a space: without one words merge. */
const spaced = (html: string) =>
  html.replace(/<(?=(?:dt|dd|span|div|time|figcaption|small|th|td)[ >])/g, ' <');

/** Pagefind brings surfaces of its own, which this site does not use. */
const isUsed = (path: string) => !/ui\.(js|css)$|highlight|worker|wasm\.unknown/.test(path);

/**
 * Writes the search index of all listed pages into pagefind/, in pieces: a search fetches only those
 * that hold its words, so the index may grow with the site.
 * @throws when a page cannot be indexed or Pagefind has no binary for this machine
 */
export async function writeSearchIndex(folder: string, pages: readonly string[]): Promise<void> {
  const { index, errors } = await createIndex(options);
  if (!index) throw new Error(`The search index cannot be made: ${errors.join(' ')}`);
  for (const page of [...pages].sort()) {
    const content = await readFile(page, 'utf8');
    const url = pathOf(folder, page);
    if (!isListed(content, url)) continue;
    const { errors: faults } = await index.addHTMLFile({
      url,
      content: spaced(readTables(content)),
    });
    if (faults.length > 0) throw new Error(`${url} cannot be searched: ${faults.join(' ')}`);
  }
  const outputPath = join(folder, 'pagefind');
  const { errors: unwritten } = await index.writeFiles({ outputPath });
  if (unwritten.length > 0)
    throw new Error(`The search index cannot be written: ${unwritten.join(' ')}`);
  await close();
  for (const name of await readdir(outputPath)) if (!isUsed(name)) await rm(join(outputPath, name));
}
