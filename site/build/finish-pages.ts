import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFirstScreen } from './first-screen.ts';
import { holdScripts } from './hold-scripts.ts';
import { lateIslands } from './late-islands.ts';
import { mergeStyles } from './merge-styles.ts';
import { minifyScripts } from './minify-scripts.ts';
import { edited, readPage } from './page-parts.ts';
import { readPageWords } from './page-words.ts';
import { stylePruner } from './prune-styles.ts';
import { nameShortener } from './short-names.ts';
import { removeStubs, skipStubs } from './skip-stubs.ts';
import { stylesSplitter } from './split-styles.ts';
import { keepFiguresWhole } from './whole-figures.ts';

/** The inline scripts and styles of all pages, as the content security policy names them. */
export type InlineHashes = { scripts: string[]; styles: string[] };

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the content security policy has to allow of a finished page. */
function inlineCode(html: string): { scripts: string[]; styles: string[] } {
  const { scripts, styles } = readPage(html);
  const run = scripts.filter(
    ({ attributes, code }) =>
      code && !attributes.has('src') && attributes.get('type') !== 'application/ld+json',
  );
  return { scripts: run.map(({ code }) => code), styles: styles.map(({ code }) => code) };
}

/**
 * Gives every page the styles of its first screen and a sheet with all that it can use, short names, short
 * scripts that wait for the first paint, and whole figures.
 * @param folder of the built site
 */
export async function finishPages(folder: string, pages: readonly string[]): Promise<InlineHashes> {
  const stubs = await removeStubs(folder);
  const wordsOf = await readPageWords(folder);
  const prune = stylePruner();
  const names = await nameShortener(folder);
  for (const file of pages) {
    const page = readPage(await readFile(file, 'utf8'));
    const html = edited(page.html, [
      ...mergeStyles(page, (css) => prune(css, wordsOf(page))),
      ...minifyScripts(page),
      ...holdScripts(page),
      ...skipStubs(page, stubs),
      ...keepFiguresWhole(page),
    ]);
    names.note(html);
    await writeFile(file, html);
  }
  const scripts = new Set<string>();
  const styles = new Set<string>();
  // A name is short once all pages are known that use it.
  const split = stylesSplitter();
  for (const file of pages) {
    const short = names.shorten(await readFile(file, 'utf8'));
    const first = readFirstScreen(short);
    const { html: lighter, script } = lateIslands(readPage(short), first.island);
    const { html, sheet } = split(readPage(lighter), first);
    await writeFile(file, html);
    if (script) await writeFile(join(folder, '_astro', script.name), script.code);
    if (sheet) await writeFile(join(folder, '_astro', sheet.name), sheet.css);
    const code = inlineCode(html);
    for (const one of code.scripts) scripts.add(sha256(one));
    for (const one of code.styles) styles.add(sha256(one));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
