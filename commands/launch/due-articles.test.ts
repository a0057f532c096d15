import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dueArticles } from './due-articles.ts';

const today = new Date('2027-11-21T09:00:00Z');

function contentWith(articles: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [slug, fields] of Object.entries(articles)) {
    mkdirSync(join(folder, 'articles', slug), { recursive: true });
    writeFileSync(join(folder, 'articles', slug, 'article.mdx'), `---\n${fields}\n---\n\nText.\n`);
  }
  return folder;
}

it('names the articles checked more than twelve months ago, the longest ago first', () => {
  const folder = contentWith({
    fresh: 'checked: 2027-03-01',
    'a-year-and-a-day': 'checked: 2026-11-20',
    'to-the-day': 'checked: 2026-11-21',
    old: 'checked: "2025-02-06"',
  });
  expect(dueArticles(folder, today)).toEqual([
    { file: join(folder, 'articles/old/article.mdx'), checked: '2025-02-06' },
    { file: join(folder, 'articles/a-year-and-a-day/article.mdx'), checked: '2026-11-20' },
  ]);
});

it('names an article that was never checked', () => {
  const folder = contentWith({ never: 'title: A title', wrong: 'checked: soon' });
  expect(dueArticles(folder, today).map(({ checked }) => checked)).toEqual(['', '']);
});

it('finds nothing where there are no articles', () => {
  expect(dueArticles(contentWith({}), today)).toEqual([]);
});
