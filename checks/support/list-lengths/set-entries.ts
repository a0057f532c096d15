import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { again } from './of-length.ts';

type Fields = { order?: number; card?: { order: number } };

const placeOf = ({ order, card }: Fields) => order ?? card?.order ?? 0;

/**
 * Makes as many entries of a kind as asked, each a folder or, where the pattern names files, a file: the
 * first of them, or all of them again and again.
 * @returns their names, in their order
 */
export function setEntries(content: string, pattern: string, length: number): string[] {
  const read = (file: string) => parse(readFileSync(join(content, file), 'utf8')) as Fields;
  const files = globSync(pattern, { cwd: content }).sort(
    (one, other) => placeOf(read(one)) - placeOf(read(other)),
  );
  const isFolder = pattern.split('/').length > 2;
  const entryOf = (file: string) => (isFolder ? dirname(file) : file);
  for (const file of files.slice(length)) rmSync(join(content, entryOf(file)), { recursive: true });
  const made = Array.from({ length }, (_, place) => {
    const file = files[place % files.length] ?? '';
    const round = Math.floor(place / files.length);
    if (round === 0) return file;
    const copy = isFolder
      ? join(`${dirname(file)}-${round + 1}`, basename(file))
      : file.replace('.yaml', `-${round + 1}.yaml`);
    if (isFolder)
      cpSync(join(content, dirname(file)), join(content, dirname(copy)), { recursive: true });
    writeFileSync(join(content, copy), stringify(again(read(file), round)));
    return copy;
  });
  return made.map((file) => basename(entryOf(file), '.yaml'));
}
