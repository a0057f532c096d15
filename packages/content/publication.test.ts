import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { linksToUnpublished, unpublishedEntries, whyUnpublished } from './publication.ts';

const noon = new Date('2026-11-22T12:00:00Z');

it.each([
  ['an entry without a day is shown', {}, null],
  ['an entry of a past day is shown', { published: '2026-11-21' }, null],
  ['an entry is shown on its day', { published: new Date('2026-11-22') }, null],
  ['an entry of tomorrow is unpublished', { published: '2026-11-23' }, { from: '2026-11-23' }],
  [
    'a draft is unpublished whatever its day',
    { draft: true, published: '2020-01-01' },
    { draft: true },
  ],
  ['a draft that is none any more is shown', { draft: false }, null],
])('%s', (_promise, fields, expected) => {
  expect(whyUnpublished(fields, noon)).toEqual(expected);
});

it.each([
  ['2026-11-27T18:29:59Z', { from: '2026-11-28' }],
  ['2026-11-27T18:30:00Z', null],
])('an entry of 28 November at %s: the day begins when it begins in Chennai', (now, expected) => {
  expect(whyUnpublished({ published: '2026-11-28' }, new Date(now))).toEqual(expected);
});

it('a test site shows drafts and entries of later days', () => {
  vi.stubEnv('STAGING', 'true');
  expect(whyUnpublished({ draft: true }, noon)).toBe(null);
  expect(whyUnpublished({ published: '2099-01-01' }, noon)).toBe(null);
  vi.stubEnv('STAGING', 'false');
  expect(whyUnpublished({ draft: true }, noon)).toEqual({ draft: true });
  vi.unstubAllEnvs();
});

function content(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'publication-'));
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  return folder;
}

const folder = content({
  'articles/soon/article.mdx': '---\npublished: 2026-12-01\n---\nWords --- and more.',
  'articles/out/article.mdx': '---\npublished: 2026-01-01\n---\n',
  'case-studies/new/case-study.yaml': 'draft: true\n',
  'photography/old/gallery.yaml': 'title: Old\n',
});
const entries = unpublishedEntries(folder, noon);

it('names what is unpublished in the order in which it appears, drafts last', () => {
  expect(entries.map(({ path, why }) => [path, why])).toEqual([
    ['/blogs/soon', { from: '2026-12-01' }],
    ['/portfolio/new', { draft: true }],
  ]);
});

it('a link to what is unpublished is named with the day, one to its neighbour is not', () => {
  const [problem, ...others] = linksToUnpublished(
    'see [this](/blogs/soon) and /blogs/sooner',
    entries,
  );
  expect(problem).toContain('/blogs/soon, which is shown from 2026-12-01 on');
  expect(others).toEqual([]);
  expect(linksToUnpublished('href: /portfolio/new\n', entries)).toHaveLength(1);
  expect(linksToUnpublished('see [this](/blogs/sooner)', entries)).toEqual([]);
});
