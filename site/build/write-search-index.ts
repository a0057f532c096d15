import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { isListed, pathOf } from './built-page.ts';

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

/**
 * Pagefind brings surfaces of its own, which this site does not use; further parts are searched by the script
 * of the first.
 */
const isUsed = (name: string, part: number) =>
  !/ui\.(js|css)$|highlight|worker|wasm\.unknown/.test(name) &&
  (part === 1 || !/\.js$|^wasm\./.test(name));

/**
 * The most pages of one index. Pagefind holds all that it knows of an index in memory, twice while it writes
 * it, about 0.6 MB a page: a larger site is indexed in parts, one after the other.
 */
const mostPages = 1000;

/** Where a part lies in the built site; a small site has only the first. @param part counts from 1 */
const placeOf = (part: number) => (part === 1 ? 'pagefind' : join('pagefind', String(part)));

type SearchedPage = { page: string; url: string };

async function searchedPages(folder: string, pages: readonly string[]): Promise<SearchedPage[]> {
  const found: SearchedPage[] = [];
  for (const page of [...pages].sort()) {
    const url = pathOf(folder, page);
    if (isListed(await readFile(page, 'utf8'), url)) found.push({ page, url });
  }
  return found;
}

async function writePart(folder: string, part: number, pages: readonly SearchedPage[]) {
  const { index, errors } = await createIndex(options);
  if (!index) throw new Error(`The search index cannot be made: ${errors.join(' ')}`);
  for (const { page, url } of pages) {
    const content = spaced(await readFile(page, 'utf8'));
    const { errors: faults } = await index.addHTMLFile({ url, content });
    if (faults.length > 0) throw new Error(`${url} cannot be searched: ${faults.join(' ')}`);
  }
  const outputPath = join(folder, placeOf(part));
  const { errors: unwritten } = await index.writeFiles({ outputPath });
  if (unwritten.length > 0)
    throw new Error(`The search index cannot be written: ${unwritten.join(' ')}`);
  // Ends its process: the next part begins with an empty memory.
  await close();
  for (const name of await readdir(outputPath))
    if (!isUsed(name, part)) await rm(join(outputPath, name));
}

/** The search learns from its page how many parts there are. */
async function nameParts(folder: string, parts: number): Promise<void> {
  const page = join(folder, 'search.html');
  const html = await readFile(page, 'utf8');
  const named = html.replace(' data-search=""', ` data-search="${parts}"`);
  if (named === html) throw new Error('search.html has no place for the parts of its index.');
  await writeFile(page, named);
}

/**
 * Writes the search index of all listed pages into pagefind/, in pieces: a search fetches only those
 * that hold its words, so the index may grow with the site.
 * @param most pages of one part
 * @throws when a page cannot be indexed or Pagefind has no binary for this machine
 */
export async function writeSearchIndex(
  folder: string,
  pages: readonly string[],
  most = mostPages,
): Promise<void> {
  const searched = await searchedPages(folder, pages);
  const parts = Math.max(1, Math.ceil(searched.length / most));
  const length = Math.ceil(searched.length / parts);
  for (let part = 1; part <= parts; part += 1)
    await writePart(folder, part, searched.slice((part - 1) * length, part * length));
  if (parts > 1) await nameParts(folder, parts);
}
