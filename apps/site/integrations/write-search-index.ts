import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutWordJoiners } from '@agency/content/non-breaking-units.ts';
import { close, createIndex } from 'pagefind';

/** Not in the index: cards repeat the text of other pages. */
const excludeSelectors = [
  'form',
  'nav',
  '[hidden]:not([hidden="until-found"])',
  '[aria-hidden="true"]',
  '[data-page-only]',
  '[aria-labelledby="related-title"]',
  '[aria-labelledby="next-title"]',
];

/** One index for pages in all languages: the search has one. */
const forceLanguage = 'en';

/** Pagefind puts no space between the texts of these: a heading of a table and its first cell would be one word. */
const ends = /<\/(?:t[dh]|d[td]|caption|figcaption|blockquote|summary|button|h\d|li|p|div)>/g;

/** Pagefind's own user interfaces, which are not used: trusted types forbid how they write HTML. */
const unused = 'pagefind-*.{js,css}';

/**
 * Writes Pagefind's index of all pages that search engines list (`data-pagefind-body` in the document).
 * @throws when a page cannot be indexed or Pagefind has no binary for this machine
 */
export async function writeSearchIndex(folder: string): Promise<void> {
  const outputPath = join(folder, 'pagefind');
  const { index, errors } = await createIndex({ excludeSelectors, forceLanguage });
  if (!index) throw new Error(`The search index cannot be created: ${errors.join(' ')}`);
  const failures: string[] = [];
  for (const sourcePath of globSync('**/*.html', { cwd: folder }).sort()) {
    // A word with a joiner inside would not be found.
    const html = withoutWordJoiners(await readFile(join(folder, sourcePath), 'utf8'));
    const content = html.replace(ends, (end) => ` ${end}`);
    failures.push(...(await index.addHTMLFile({ sourcePath, content })).errors);
  }
  failures.push(...(await index.writeFiles({ outputPath })).errors);
  if (failures.length > 0) throw new Error(`The search index failed: ${failures.join(' ')}`);
  await close();
  for (const name of globSync(unused, { cwd: outputPath })) await rm(join(outputPath, name));
}
