import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lastChanged } from './last-changed.ts';

// The folder of the content is read when the modules are imported.
const folder = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs');
  const { tmpdir } = process.getBuiltinModule('node:os');
  const made = mkdtempSync(`${tmpdir()}/last-changed-`);
  process.env.CONTENT_DIR = made;
  return made;
});

const files: Record<string, string> = {
  'case-studies/first/case-study.yaml': 'published: 2024-01-05\ncategory: SEO\n',
  'case-studies/café/case-study.yaml': 'category: SEO\n',
  'articles/checked/article.mdx':
    '---\npublished: 2024-01-05\nchecked: 2026-03-04\ntopic: Ads\n---\n',
  'articles/later/article.mdx':
    '---\npublished: 2026-05-06\nchecked: 2026-03-04\ntopic: Later\n---\n',
  'articles/coming/article.mdx':
    '---\npublished: 2099-01-01\nchecked: 2026-11-28\ntopic: Ads\n---\n',
  'articles/plain/article.mdx': '---\npublished: 2024-01-05\ntopic: Ads\nauthor: meera\n---\n',
  'articles/hers/article.mdx':
    '---\npublished: 2026-06-07\nchecked: 2026-06-07\ntopic: Later\nauthor: meera\n---\n',
  'people/meera/person.yaml': 'name: Meera\n',
  'photography/new/gallery.yaml': 'published: 2026-07-08\n',
  'pages/our-portfolio.yaml': 'categories: [{ name: SEO, slug: seo }]\n',
  'pages/digital-marketing-blog.yaml': 'topics: [{ name: Ads, slug: ads }]\n',
};

beforeAll(() => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.in', ...words], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-02-03T12:00:00' },
    });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'All');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['a case has the day of its commit, not of its publication', '/portfolio/first'],
  ['a name with an accent too', '/portfolio/café'],
  ['an article without a check too', '/blogs/plain'],
  ['the page of a category has the day of its newest entry', '/our-portfolio/seo'],
])('%s', (_what, path) => {
  expect(lastChanged(path)).toBe('2026-02-03');
});

it.each([
  ['an article has the day of its last check', '/blogs/checked'],
  ['the page of a topic has the day of its newest published entry', '/digital-marketing-blog/ads'],
])('%s', (_what, path) => {
  expect(lastChanged(path)).toBe('2026-03-04');
});

it.each([
  ['the page of an author has the day of the newest article', '/authors/meera', '2026-06-07'],
  ['the blog has that of its newest entry', '/digital-marketing-blog', '2026-06-07'],
  ['the portfolio too', '/our-portfolio', '2026-07-08'],
])('%s', (_what, path, day) => {
  expect(lastChanged(path)).toBe(day);
});

it('an article that was checked before it was published has the day of its publication', () => {
  expect(lastChanged('/blogs/later')).toBe('2026-05-06');
});

it('a gallery that was published after its last commit has the day of its publication', () => {
  expect(lastChanged('/portfolio/photography/new')).toBe('2026-07-08');
});
