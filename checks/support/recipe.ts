import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One block of a recipe: a new file, or changes of one that is there. */
export type Block = { file: string; language: string; text: string };

const guide = readFileSync('docs/developing.md', 'utf8');

/** The blocks under a heading of the guide, each under the name of its file. */
export function recipe(heading: string): Block[] {
  const section = guide.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const blocks = section.matchAll(/^`([^`\n]+)`\n\n```(\w+)\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, file = '', language = '', text = '']) => ({ file, language, text }));
}

/** Does what the blocks say in a copy of the repository. @throws when a block does not fit its file */
export function applyRecipe(blocks: readonly Block[], folder: string): void {
  for (const { file, language, text } of blocks) {
    const path = join(folder, file);
    const changes = language === 'diff';
    if (existsSync(path) !== changes)
      throw new Error(`${file} ${changes ? 'is not there to be changed' : 'is there already'}`);
    const result = changes ? changed(readFileSync(path, 'utf8'), text, file) : text;
    mkdirSync(dirname(path), { recursive: true });
    // A file of the copy may be a second name of the true one: it is put in its place, not written into.
    rmSync(path, { force: true });
    writeFileSync(path, result);
  }
}

function changed(source: string, text: string, file: string): string {
  let result = source;
  for (const hunk of text.split(/^@@\n/m)) {
    const lines = hunk.split('\n').slice(0, -1);
    const without = (sign: string) =>
      lines
        .filter((line) => !line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const [before, after] = [without('+'), without('-')];
    if (before !== '' && result.split(before).length !== 2)
      throw new Error(`${file} does not hold these lines once:\n${before}`);
    result = before === '' ? result + after : result.replace(before, () => after);
  }
  return result;
}
