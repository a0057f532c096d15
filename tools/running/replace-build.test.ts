import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';
import { finishReplacing, replaceBuild } from './replace-build.ts';

it('a new build keeps the hashed files of the two builds before it', () => {
  const folder = folderOf();
  const served = join(folder, 'dist');
  const build = (name: string) => {
    const fresh = join(folder, 'dist.next');
    mkdirSync(join(fresh, '_astro'), { recursive: true });
    writeFileSync(join(fresh, 'index.html'), name);
    writeFileSync(join(fresh, '_astro', `${name}.js`), name);
    writeFileSync(join(fresh, '_astro', 'same.js'), 'same');
    replaceBuild(fresh, served);
    return ['first', 'second', 'third', 'fourth', 'same'].filter((file) =>
      existsSync(join(served, '_astro', `${file}.js`)),
    );
  };
  expect(build('first')).toEqual(['first', 'same']);
  expect(build('second')).toEqual(['first', 'second', 'same']);
  expect(build('third')).toEqual(['first', 'second', 'third', 'same']);
  expect(build('fourth')).toEqual(['second', 'third', 'fourth', 'same']);
  expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe('fourth');
  expect(existsSync(`${served}.old`)).toBe(false);
});

it('a killed build leaves the pages, and an empty list of hashed files stops no build', () => {
  const folder = folderOf({ 'dist/index.html': 'first', 'dist/_astro/a.js': 'a' });
  const served = join(folder, 'dist');
  renameSync(served, `${served}.old`);
  finishReplacing(served);
  expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe('first');
  writeFileSync(join(served, '.hashed-files.json'), '');
  mkdirSync(join(folder, 'dist.next'));
  replaceBuild(join(folder, 'dist.next'), served);
  expect(existsSync(join(served, '_astro/a.js'))).toBe(true);
});
