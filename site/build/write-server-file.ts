import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { brandLocale, brandPixel } from '../schemas/brand-values.ts';
import { contentFolder } from '../schemas/content-folder.ts';
import { type Redirect, redirectProblems, redirects } from '../schemas/redirects.ts';
import { pathOf } from './built-page.ts';
import { headersOfSite } from './page-headers.ts';

/** @throws when a redirect loops, hides a page or leads to none, naming the line */
async function readRedirects(paths: ReadonlySet<string>): Promise<Redirect[]> {
  const source = await readFile(join(contentFolder, 'redirects.yaml'), 'utf8').catch(() => '[]');
  const list = redirects.parse(parse(source) ?? []);
  const problems = redirectProblems(list, paths);
  if (problems.length > 0) throw new Error(`Redirects that cannot work:\n${problems.join('\n')}`);
  return list;
}

/** Writes server.json: what the lead service has to know of the built site. */
export async function writeServerFile(folder: string, pages: readonly string[]): Promise<void> {
  const facts = {
    headers: await headersOfSite(folder, pages, {
      leadsHost: process.env.PUBLIC_LEADS_HOST ?? '',
      hasPixel: brandPixel !== '',
    }),
    locale: brandLocale,
    redirects: await readRedirects(new Set(pages.map((page) => pathOf(folder, page)))),
  };
  await writeFile(join(folder, 'server.json'), JSON.stringify(facts, null, 1));
}
