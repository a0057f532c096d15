import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentProblems } from '@agency/content/check/content-check.ts';
import { siteRedirects } from '@agency/content/site-redirects.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { categoriesOf, importSite } from './import-site.ts';
import type { ImportResult } from './post.ts';
import { readWordPress } from './read-wordpress.ts';
import { reportOf } from './report.ts';
import { chosenTopics } from './topics.ts';
import { wordPressSite } from './wordpress-site.ts';

const { read } = await vi.hoisted(async () =>
  (await import('@agency/content/testing/content-copy.ts')).copyStarter(),
);

/** Made with WordPress 6.1: blocks, the classic editor, Tamil, galleries, lost pictures, hidden posts. */
const xml = readFileSync(join(import.meta.dirname, 'testing/wordpress-export.xml'), 'utf8');
const uploads = mkdtempSync(join(tmpdir(), 'uploads-'));
const topicOf = chosenTopics('SEO=Costs', ['Getting found', 'Costs']);
let result: ImportResult;

const textOf = (slug: string) =>
  read(`articles/${slug}/article.mdx`).split('\n---\n\n').slice(1).join('\n---\n\n');

beforeAll(async () => {
  const folder = join(uploads, '2019/05');
  mkdirSync(folder, { recursive: true });
  const pictures = { 'cover-bakery.jpg': 1600, 'gallery-1.jpg': 1300, 'small-2019.jpg': 600 };
  for (const [name, width] of Object.entries({ ...pictures, 'gallery 3.png': 900 }))
    await sharp({ create: { width, height: 700, channels: 3, background: '#c94' } }).toFile(
      join(folder, name),
    );
  writeFileSync(join(folder, 'price-list.pdf'), '%PDF-1.4\n%%EOF\n');
  result = await importSite(wordPressSite(readWordPress(xml), uploads), topicOf);
});
afterAll(() => rmSync(uploads, { recursive: true }));

it('an export becomes drafts that pass the check', async () => {
  expect(result.articles).toHaveLength(10);
  expect(await contentProblems()).toEqual([]);
  for (const { slug } of result.articles)
    expect(read(`articles/${slug}/article.mdx`), slug).toContain('\ndraft: true\n');
});

it('a post of blocks keeps lists, captions, tables, quotes, videos and links', () => {
  expect(
    textOf('how-a-bakery-in-coimbatore-fills-its-mornings'),
  ).toBe(`A bakery has **two hours** in which it sells *half* of its bread. See [our older post](/blogs/old-style-post), a lost one (REPLACE: the link to \`http://www.thamaraimedia.example/?p=9999\`) and [Schema.org](https://schema.org/Bakery).

## What people search for

- fresh bread near me
  - open now
- birthday cake \\{same day}

![A cook slices bread on a board](./gallery-1.jpg)

*Bread is **sliced** at five.*

| What                  | Cost       |
| --------------------- | ---------- |
| Profile               | ₹0 \\| free |
| [Photos](/contact-us) | ₹4,000     |

*Prices of 2019*

> We sold out by nine.
>
> — Anand, baker

<Video title="How the oven is lit" url="https://www.youtube.com/watch?v=dQw4w9WgXcQ" />
`);
});

it('a post of the classic editor has its paragraphs, captions and files, and its shortcodes are named', () => {
  const text = textOf('old-style-post');
  expect(text).toContain(
    'a price of ₹500 ₹400.\n\nA second paragraph.\\\nWith a line break.\n\n## A',
  );
  expect(text).toContain('## A heading that is too high\n\n### And one that skips\n');
  expect(text).toContain(
    '![A small photo of a shop front](./small-2019.jpg)\n\n*Our shop in 2019*\n',
  );
  expect(text).toContain('2. Two [price list](/wp-content/uploads/2019/05/price-list.pdf)');
  expect(text).toContain(
    '\n\nREPLACE: the shortcode \\[contact-form-7 id="12" title="Contact"]\n\n',
  );
  expect(text).toContain(
    '\n<Video title="REPLACE: what the video shows" url="https://www.youtube.com/watch?v=abc123DEF45" />\n',
  );
  expect(text).toContain('with 5 \\< 6 and \\{braces}.');
  expect(read('files/wp-content/uploads/2019/05/price-list.pdf')).toContain('%PDF');
});

it('a gallery is a component, and a lost picture is named below it', () => {
  const found = `<Gallery pictures={[
  { src: "./gallery-1.jpg", alt: "A cook slices bread on a board" },
  { src: "./gallery-3.png", alt: "REPLACE: what the picture shows" },
]} />

REPLACE: the picture \`https://thamaraimedia.example/wp-content/uploads/2019/05/gallery-2.jpg\`

*The counter before opening*
`;
  expect(textOf('gallery-of-the-classic-editor')).toContain(found);
  const { notes = [] } =
    result.articles.find(({ slug }) => slug === 'a-post-whose-pictures-are-gone') ?? {};
  expect(notes.join('\n')).toMatch(/gone\.jpg was not found\n.*remote\.png was not found/);
});

it('frames, scripts and forms of other sites are left out, and their words stay', () => {
  const text = textOf('columns-buttons-and-code');
  expect(text).toContain('Left.\n\nRight.\n');
  expect(text).toContain('```\n<script>let a = {b: 1};</script>\n```');
  expect(text).toContain('<Video title="A film" url="https://www.youtube.com/watch?v=xyz789" />');
  expect(text).not.toContain('alert');
});

it('a Tamil post has Latin letters in its address and a language', () => {
  const { slug = '' } = result.articles.find(({ title }) => title.startsWith('கோய')) ?? {};
  expect(slug).toMatch(/^koyampuththooril/);
  expect(read(`articles/${slug}/article.mdx`)).toContain('\nlanguage: "ta"\n');
});

it('every old address is a redirect, which begins when the article is published', () => {
  const lines = read('redirects.yaml');
  const old = '/2019/02/how-a-bakery-in-coimbatore-fills-its-mornings';
  expect(lines).toContain(
    `{ from: ${old}, to: /blogs/how-a-bakery-in-coimbatore-fills-its-mornings }`,
  );
  expect(lines).toMatch(/\{ from: \/\?p=\d+, to: \/blogs\/old-style-post \}/);
  expect(lines).toContain('{ from: /category/seo/*, to: /digital-marketing-blog/costs }');
  expect(lines).toContain('{ from: /cover-bakery, to: /digital-marketing-blog }');
  expect(lines).toContain('{ from: /tag/*, to: /digital-marketing-blog }');
  const active = siteRedirects().map(({ from }) => from);
  expect(active).toContain('/2019/*');
  expect(active).not.toContain(old);
});

it('a second import changes nothing', async () => {
  const before = read('redirects.yaml');
  const again = await importSite(wordPressSite(readWordPress(xml), uploads), topicOf);
  expect([again.articles, again.skipped.length, again.redirects]).toEqual([[], 10, 0]);
  expect(read('redirects.yaml')).toBe(before);
  expect(reportOf(again)).toContain('There already');
});

it('the first category of a post is its topic, the others are more topics', () => {
  const bakery = read('articles/how-a-bakery-in-coimbatore-fills-its-mornings/article.mdx');
  expect(bakery).toMatch(/^topic: "Getting found"$/m);
  expect(bakery).toMatch(/^moreTopics:\n {2}- "Costs"$/m);
  expect(read('articles/old-style-post/article.mdx')).not.toContain('moreTopics');
});

it('the topic of a category is asked for once', () => {
  const [first] = categoriesOf(wordPressSite(readWordPress(xml), undefined));
  expect(first?.category.name).toBe('SEO');
  expect(() => chosenTopics('SEO=Money', ['Costs'])).toThrow('with one of: Costs');
});

it('another file is no export', () => {
  expect(() => readWordPress('<rss><channel><title>A</title></channel></rss>')).toThrow(
    'Tools > Export',
  );
});
