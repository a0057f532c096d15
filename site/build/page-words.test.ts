import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readPage } from './page-parts.ts';
import { readPageWords } from './page-words.ts';

it('a page has its own words and those of scripts that it reaches, not those of its styles or of other scripts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'page-words-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, '_astro'));
  const write = (name: string, code: string) => writeFile(join(folder, '_astro', name), code);
  await write('first.A1.js', 'import "./second.B2.js";const a="_card_x1_1"');
  await write('second.B2.js', 'const b="_later_x2_1",c=()=>import("./first.A1.js")');
  await write('other.C3.js', 'const d="_other_x3_1"');
  const html =
    '<style>.styled{}</style><p class="_own_x0_1 more">x</p><script src="/_astro/first.A1.js"></script>';
  const words = (await readPageWords(folder))(readPage(html));
  expect([...words]).toEqual(
    expect.arrayContaining(['_own_x0_1', 'more', '_card_x1_1', '_later_x2_1']),
  );
  expect(words).not.toContain('styled');
  expect(words).not.toContain('_other_x3_1');
});
