import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSearchIndex } from './write-search-index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writePage(path: string, head = ''): string {
  const file = join(folder, `${path}.html`);
  writeFileSync(
    file,
    `<html lang="en"><head>${head}</head><body><main data-search=""><h1>About ${path}</h1></main></body></html>`,
  );
  return file;
}

const listed = (path: string) =>
  writePage(path, `<link rel="canonical" href="https://example.com/${path}">`);

const pagesIn = (part: string) => {
  const entry = JSON.parse(readFileSync(join(folder, part, 'pagefind-entry.json'), 'utf8'));
  return entry.languages.en.page_count;
};

it('a site of few pages has one index, and its search page stays as it is', async () => {
  const search = writePage('search', '<meta name="robots" content="noindex">');
  await writeSearchIndex(folder, [search, listed('one'), listed('two')]);
  expect(pagesIn('pagefind')).toBe(2);
  expect(existsSync(join(folder, 'pagefind', '2'))).toBe(false);
  expect(readFileSync(search, 'utf8')).toContain(' data-search=""');
});

it('a larger one has its index in parts of a like size, and the search page says in how many', async () => {
  const search = writePage('search', '<meta name="robots" content="noindex">');
  const pages = ['one', 'two', 'three', 'four', 'five'].map(listed);
  await writeSearchIndex(folder, [search, ...pages], 2);
  expect(['pagefind', 'pagefind/2', 'pagefind/3'].map(pagesIn)).toEqual([2, 2, 1]);
  expect(readFileSync(search, 'utf8')).toContain(' data-search="3"');
  // Its script and its WebAssembly are there once.
  expect(globSync('pagefind/**/*.js', { cwd: folder })).toEqual(['pagefind/pagefind.js']);
  expect(globSync('pagefind/**/wasm.*', { cwd: folder })).toEqual(['pagefind/wasm.en.pagefind']);
});
