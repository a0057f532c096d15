import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const pages = globSync('pages/**/*.astro', { cwd: source }).map((page) => ({
  page,
  text: readFileSync(join(source, page), 'utf8'),
}));

/** Imports, and a call of what is imported. */
const startsParts = /^\s*(import [^;]+;\s*)+(start\w+\(\);\s*)?$/;

it('a page has no code for the browser of its own: it starts the scripts of its sections', () => {
  expect(pages.length).toBeGreaterThan(5);
  const scripts = pages.flatMap(({ text }) =>
    [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !startsParts.test(script))).toEqual([]);
});

it('a page has no styles: those of its sections are in their folders', () => {
  expect(pages.filter(({ text }) => /\.css'|<style>/.test(text))).toEqual([]);
});
