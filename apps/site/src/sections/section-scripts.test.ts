import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const pages = globSync('{pages,optional-pages}/**/*.astro', { cwd: source });

it('a page starts no script: each section that moves starts its own', () => {
  expect(pages.length).toBeGreaterThan(15);
  const withScript = pages.filter((page) =>
    readFileSync(join(source, page), 'utf8').includes('<script'),
  );
  expect(withScript).toEqual([]);
});
