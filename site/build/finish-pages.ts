import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { holdScripts } from './hold-scripts.ts';
import { mergeStyles } from './merge-styles.ts';
import { type Edit, edited, readPage } from './page-parts.ts';
import { readPageWords } from './page-words.ts';
import { stylePruner } from './prune-styles.ts';
import { removeStubs, skipStubs } from './skip-stubs.ts';
import { keepFiguresWhole } from './whole-figures.ts';

/** The inline scripts and styles of all pages, as the content security policy names them. */
export type InlineHashes = { scripts: string[]; styles: string[] };

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inStyle = ({ text }: Edit) => text.replace(/^<style>|<\/style>$/g, '');

/**
 * Gives every page one style element with what it can use, scripts that wait for the first paint and whole
 * figures.
 * @param folder of the built site
 */
export async function finishPages(folder: string, pages: readonly string[]): Promise<InlineHashes> {
  const stubs = await removeStubs(folder);
  const wordsOf = await readPageWords(folder);
  const prune = stylePruner();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of pages) {
    const page = readPage(await readFile(file, 'utf8'));
    const merged = mergeStyles(page, (css) => prune(css, wordsOf(page)));
    const edits = [
      ...merged,
      ...holdScripts(page),
      ...skipStubs(page, stubs),
      ...keepFiguresWhole(page),
    ];
    await writeFile(file, edited(page.html, edits));
    for (const { attributes, code } of page.scripts)
      if (code && !attributes.has('src') && attributes.get('type') !== 'application/ld+json')
        scripts.add(sha256(code));
    for (const edit of merged) if (edit.text) styles.add(sha256(inStyle(edit)));
    for (const { attributes, code } of page.styles)
      if (attributes.size > 0) styles.add(sha256(code));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
