import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Left out of the index: cards repeat the words of other pages. */
const excludeSelectors = [
  'form',
  'nav',
  '[hidden]',
  '[aria-hidden="true"]',
  '[data-page-only]',
  '[aria-labelledby="related-title"]',
  '[aria-labelledby="next-title"]',
];

/** Ready-made interfaces, which write HTML from text; trusted types refuse that. */
const unused = 'pagefind-*.{js,css}';

/**
 * Writes Pagefind's index of all pages that search engines list (`data-pagefind-body` in the document).
 * @throws when a page cannot be indexed or Pagefind has no binary for this machine
 */
export async function writeSearchIndex(folder: string): Promise<void> {
  const outputPath = join(folder, 'pagefind');
  const { index, errors } = await createIndex({ excludeSelectors });
  if (!index) throw new Error(`The search index cannot be made: ${errors.join(' ')}`);
  const read = await index.addDirectory({ path: folder });
  const written = await index.writeFiles({ outputPath });
  const failures = [...read.errors, ...written.errors];
  if (failures.length > 0) throw new Error(`The search index failed: ${failures.join(' ')}`);
  await close();
  for (const name of globSync(unused, { cwd: outputPath })) await rm(join(outputPath, name));
}
