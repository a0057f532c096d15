import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ownContent } from '../site/schemas/own-content.ts';
import { datesText, nextDates, readPageDates } from '../site/schemas/page-dates.ts';

/** A content folder of words alone that a test may change. */
function contentOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'dates-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('checks/support/second-content/content', folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** The pages whose fingerprint a change moves. */
function movedBy(change: (folder: string) => void): string[] {
  const folder = contentOf({});
  const before = ownContent(folder);
  change(folder);
  const after = ownContent(folder);
  return [...after].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path);
}

const articleFile = 'articles/what-a-web-shop-costs/article.mdx';

it('every page of the sample has a day; `npm run dates` writes it', () => {
  const known = readPageDates('content');
  const without = [...ownContent('content').keys()].filter((path) => !known[path]);
  expect(without.map((path) => `${path}: run npm run dates`)).toEqual([]);
});

it('a change moves its own page and no other', () => {
  expect(
    movedBy((folder) => writeFileSync(join(folder, articleFile), '---\n---\nNew.\n')),
  ).toContain('/blogs/what-a-web-shop-costs');
  expect(
    movedBy((folder) => writeFileSync(join(folder, 'pages/contact-us.yaml'), 'banner: {}\n')),
  ).toEqual(['/contact-us']);
  expect(
    movedBy((folder) => writeFileSync(join(folder, 'pages/interface.yaml'), 'skipLink: Go\n')),
  ).toEqual([]);
});

it('a picture of another size moves the page it belongs to', () => {
  const folder = contentOf({ 'articles/what-a-web-shop-costs/cover.jpg': 'one' });
  const before = ownContent(folder);
  writeFileSync(join(folder, 'articles/what-a-web-shop-costs/cover.jpg'), 'other');
  const moved = [...ownContent(folder)].filter(([path, digest]) => before.get(path) !== digest);
  expect(moved.map(([path]) => path)).toEqual(['/blogs/what-a-web-shop-costs']);
});

it('a page that stays keeps its day, one that changed has today, a new one the day it states', () => {
  const known = {
    '/': { date: '2025-01-01', digest: 'same' },
    '/about-us': { date: '2025-01-01', digest: 'old' },
    '/gone': { date: '2025-01-01', digest: 'x' },
  };
  const now = new Map([
    ['/', 'same'],
    ['/about-us', 'new'],
    ['/blogs/one', 'first'],
    ['/contact-us', 'first'],
  ]);
  const dates = nextDates(known, now, '2026-03-04', new Map([['/blogs/one', '2026-02-02']]));
  expect(Object.entries(dates).map(([path, { date }]) => [path, date])).toEqual([
    ['/', '2025-01-01'],
    ['/about-us', '2026-03-04'],
    ['/blogs/one', '2026-02-02'],
    ['/contact-us', '2026-03-04'],
  ]);
});

it('what is written is read again, and a broken file says what to do', () => {
  const dates = { '/about-us': { date: '2026-03-04', digest: 'abc' } };
  const folder = contentOf({ 'page-dates.json': datesText(dates) });
  expect(readPageDates(folder)).toEqual(dates);
  writeFileSync(join(folder, 'page-dates.json'), '{ "/": { "date": "yesterday", "digest": "a" } }');
  expect(() => readPageDates(folder)).toThrow(/npm run dates[\s\S]*must be a day/);
  expect(readPageDates(join(folder, 'pages'))).toEqual({});
});
