import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edit, PageParts } from './page-parts.ts';

const scripts = '_astro';

/**
 * Takes away the scripts that do nothing but import one other, which the bundler writes for a page whose
 * script several share: each would cost a journey to the server before the one that matters is asked for.
 * @returns by the address of each what it imported
 */
export async function removeStubs(folder: string): Promise<Map<string, string>> {
  const stubs = new Map<string, string>();
  for (const name of await readdir(join(folder, scripts))) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, scripts, name);
    const imported = /^\s*import\s*["']\.\/([^"']+)["'];?\s*$/.exec(
      await readFile(file, 'utf8'),
    )?.[1];
    if (!imported) continue;
    stubs.set(`/${scripts}/${name}`, `/${scripts}/${imported}`);
    await rm(file);
  }
  return stubs;
}

/** The page asks for what a stub imported. */
export const skipStubs = (
  { html, scripts }: PageParts,
  stubs: ReadonlyMap<string, string>,
): Edit[] =>
  scripts.flatMap(({ attributes, start }) => {
    const stub = attributes.get('src') ?? '';
    const text = stubs.get(stub);
    const place = html.indexOf(stub, start);
    return text ? [{ start: place, end: place + stub.length, text }] : [];
  });
