import { contentProblems } from '@agency/content/check/content-check.ts';
import { expect, it, vi } from 'vitest';
import { importSite } from './import-site.ts';
import type { WordPressItem } from './read-wordpress.ts';
import { reportOf } from './report.ts';
import { wordPressSite } from './wordpress-site.ts';

const { read } = await vi.hoisted(async () =>
  (await import('@agency/content/testing/content-copy.ts')).copyStarter(),
);

const site = 'https://thamaraimedia.example';
const post = (id: string, slug: string, fields: Partial<WordPressItem>): WordPressItem => ({
  id,
  slug,
  type: 'post',
  status: 'publish',
  title: slug,
  link: `${site}/2019/05/${slug}/`,
  day: '2019-05-01',
  author: 'Your name',
  hasPassword: false,
  parent: '0',
  html: '',
  excerpt: '',
  categories: [],
  tags: [],
  meta: new Map(),
  oldSlugs: [],
  file: '',
  ...fields,
});
const sentence = 'A bakery sold out at eleven and stood empty at eight in the morning.';
const local = { name: 'Local', slug: 'local' };
const guide = post('1', 'guide', {
  title: 'Our first guide to bread',
  html: `<p>${sentence} ${sentence}</p><p>${sentence}</p><h3 id="one">First step</h3><p>It <a href="#one">begins</a> here.</p><h3>Second step</h3><table><tr><td><b>Work</b></td></tr><tr><td>Page</td></tr></table>`,
  oldSlugs: ['guide-of-2018'],
  categories: [local],
});
const other = post('2', 'other', {
  title: 'Notes on a very short day',
  author: 'Kavitha',
  status: 'draft',
  html: `<p>See <a href="${site}/2019/05/guide/#one">step one</a> and <a href="${site}/wp-content/uploads/2019/05/lost.pdf">a file</a>.</p>`,
});
const home = post('9', 'home', { type: 'page', link: `${site}/` });
const data = {
  url: site,
  items: [guide, other, home],
  categories: [
    { id: '7', name: 'SEO', slug: 'seo', parent: '' },
    { id: '8', ...local, parent: 'seo' },
  ],
};
const topicOf = () => 'Costs';
const result = await importSite(wordPressSite(data, undefined), topicOf);
const article = read('articles/guide/article.mdx');

it('a draft has what the post has: its title, its first sentences, a cover', async () => {
  expect(article).not.toContain('REPLACE:');
  expect(article).toContain('title: "Our first guide to bread | {product}"');
  expect(article).toContain('heading: "Our first guide to bread"');
  expect(article.replace(/\n {2}/g, ' ')).toContain(`description: "${sentence} ${sentence}"`);
  expect(article).not.toContain('keyPoints');
  expect(await contentProblems()).toEqual([]);
});

it('equal headings stay equal, anchors lead to them, and bold words are the head of a table', () => {
  expect(article).toContain('## First step\n\nIt [begins](#first-step) here.\n\n## Second step');
  expect(article).toContain('| Work |\n| ---- |\n| Page |');
  const text = read('articles/other/article.mdx');
  expect(text).toContain('[step one](/blogs/guide#section-first-step)');
  expect(text).toContain('a file (REPLACE: the link to');
});

it('addresses that a post or a category had lead on, and so do feeds and pictures', () => {
  const lines = read('redirects.yaml');
  for (const line of [
    '{ from: /2019/05/guide-of-2018, to: /blogs/guide }',
    '{ from: /category/seo/local/*, to: /digital-marketing-blog/costs }',
    '{ from: /?cat=8, to: /digital-marketing-blog/costs }',
    '{ from: /page/*, to: /digital-marketing-blog }',
    '{ from: /wp-content/uploads/*, to: /digital-marketing-blog }',
    '{ from: /?feed=rss2, to: /feed.xml }',
  ])
    expect(lines).toContain(line);
});

it('the report says which topics and authors the articles have', () => {
  const report = reportOf(result);
  expect(report).toContain('Topics: Local → Costs');
  expect(report).toMatch(/No person here has the name of these authors.*: Kavitha$/m);
  expect(report).toContain('may stay: guide, other');
  expect(report).toContain('    was a draft');
  expect(result.pages).toEqual([]);
});

it('a later export with a new post adds its redirect, although a pattern covers it', async () => {
  const items = [...data.items, post('3', 'newer', { html: `<p>${sentence}</p>` })];
  const again = await importSite(wordPressSite({ ...data, items }, undefined), topicOf);
  expect(again.redirects).toBe(2);
  expect(read('redirects.yaml')).toContain('{ from: /2019/05/newer, to: /blogs/newer }');
});
