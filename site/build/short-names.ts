import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPage } from './page-parts.ts';

/** A class or an animation of a CSS module as Vite writes it, and a custom property. */
const className = /\b_[A-Za-z][\w-]*_[a-z0-9]{5}_\d+\b/g;
const property = /(?<![\w-])--[A-Za-z][\w-]*/g;

const sheetOf = (name: string) => name.split('_').at(-2) ?? '';

const wordsOf = (code: string) => code.match(/[\w-]+/g) ?? [];

/** What scripts and sheets of their own call by its name: it has to keep it. */
async function readOutsideWords(folder: string): Promise<Set<string>> {
  const words = new Set<string>();
  for (const name of await readdir(join(folder, '_astro')))
    if (/\.(js|css)$/.test(name))
      for (const word of wordsOf(await readFile(join(folder, '_astro', name), 'utf8')))
        words.add(word);
  return words;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** a, b … z, aa, ab …, without those that are taken. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  let longest = [''];
  for (;;) {
    longest = longest.flatMap((start) => letters.map((letter) => start + letter));
    yield* longest.filter((name) => !taken.has(name));
  }
}

/** By how many pages name them. */
type Uses = Map<string, number>;

const more = (uses: Uses, one: string, other: string) =>
  (uses.get(other) ?? 0) - (uses.get(one) ?? 0) || (one < other ? -1 : 1);

/** Those of one sheet stand together, as they do in a page: what is alike side by side compresses best. */
function bySheet(uses: Uses): string[] {
  const sheets: Uses = new Map();
  for (const [name, count] of uses)
    sheets.set(sheetOf(name), Math.max(count, sheets.get(sheetOf(name)) ?? 0));
  return [...uses.keys()].sort(
    (one, other) => more(sheets, sheetOf(one), sheetOf(other)) || more(uses, one, other),
  );
}

export type NameShortener = {
  /** Notes what a page names, whose styles are pruned already. */
  note(html: string): void;
  /** The page with short names, the same on all pages; asked for once all of them are noted. */
  shorten(html: string): string;
};

/**
 * Gives the classes of CSS modules and the custom properties short names, where only the pages themselves use
 * them: what a script names stays as it is, since scripts keep their addresses as long as their code is the same.
 * @param folder of the built site
 */
export async function nameShortener(folder: string): Promise<NameShortener> {
  const outside = await readOutsideWords(folder);
  const classes: Uses = new Map();
  const properties: Uses = new Map();
  const plain = new Set<string>();
  let names: Map<string, string> | undefined;

  const count = (uses: Uses, found: Iterable<string>) => {
    for (const name of new Set(found)) uses.set(name, (uses.get(name) ?? 0) + 1);
  };

  function pair(): Map<string, string> {
    const own = (uses: Uses) => new Map([...uses].filter(([name]) => !outside.has(name)));
    const classNames = shortNames(plain);
    const propertyNames = shortNames(new Set([...outside].map((word) => word.replace(/^--/, ''))));
    const used = own(properties);
    return new Map([
      ...bySheet(own(classes)).map((name) => [name, classNames.next().value] as const),
      ...[...used.keys()]
        .sort((one, other) => more(used, one, other))
        .map((name) => [name, `--${propertyNames.next().value}`] as const),
    ]);
  }

  return {
    note(html) {
      const found = html.match(className);
      if (!found) return;
      count(classes, found);
      const { styles, scripts } = readPage(html);
      for (const { code } of scripts) for (const word of wordsOf(code)) outside.add(word);
      for (const { code } of styles) {
        count(properties, code.match(property) ?? []);
        for (const [, name = ''] of code.matchAll(/\.([A-Za-z]\w*)/g)) plain.add(name);
      }
      for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
        for (const name of list.split(' ')) plain.add(name);
    },
    shorten(html) {
      if (html.search(className) < 0) return html;
      names ??= pair();
      const shortOf = (name: string) => names?.get(name) ?? name;
      return html
        .replace(className, shortOf)
        .replace(/<style\b[^>]*>[\s\S]*?<\/style>|var\(--[\w-]+/g, (code) =>
          code.replace(property, shortOf),
        );
    },
  };
}
