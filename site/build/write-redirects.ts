import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../schemas/content-folder.ts';
import { redirectProblems, redirects } from '../schemas/redirects.ts';
import { pathOf } from './built-page.ts';

/**
 * Writes redirects.json for the server.
 * @throws when a redirect loops, hides a page or leads to none, naming the line
 */
export async function writeRedirects(folder: string, pages: readonly string[]): Promise<void> {
  const source = await readFile(join(contentFolder, 'redirects.yaml'), 'utf8').catch(() => '[]');
  const list = redirects.parse(parse(source) ?? []);
  const problems = redirectProblems(list, new Set(pages.map((page) => pathOf(folder, page))));
  if (problems.length > 0) throw new Error(`Redirects that cannot work:\n${problems.join('\n')}`);
  const moved = list.map((one) => ({ ...one, status: 301 }));
  await writeFile(join(folder, 'redirects.json'), JSON.stringify(moved, null, 2));
}
