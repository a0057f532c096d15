import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageParts } from './page-parts.ts';

type Script = { names: ReadonlySet<string>; files: readonly string[] };

const readText = (text: string): Script => ({
  names: new Set(text.match(/[\w-]+/g)),
  files: text.match(/[\w.-]+\.js\b/g) ?? [],
});

const withoutStyles = ({ html, styles }: PageParts) =>
  styles.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), html);

/**
 * @param folder of the built site
 * @returns every word that a page can name a class by: its own, and those of scripts that it or one of
 * them names
 */
export async function readPageWords(folder: string): Promise<(page: PageParts) => Set<string>> {
  const scripts = new Map<string, Script>();
  for (const name of await readdir(join(folder, '_astro')))
    if (name.endsWith('.js'))
      scripts.set(name, readText(await readFile(join(folder, '_astro', name), 'utf8')));
  return (page) => {
    const own = readText(withoutStyles(page));
    const words = new Set(own.names);
    const reached = new Set(own.files);
    // A set that grows while it is read is read to its end.
    for (const file of reached) {
      const script = scripts.get(file);
      for (const word of script?.names ?? []) words.add(word);
      for (const next of script?.files ?? []) reached.add(next);
    }
    return words;
  };
}
