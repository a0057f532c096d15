import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedirects } from '@agency/contract/redirects.ts';
import { afterAll, expect, it } from 'vitest';
import { brandUrl } from '../brand-values.ts';
import { articleProblems } from './article-body.ts';
import { articlePictures } from './article-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'article-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds each picture in the text once, by the name of its file', () => {
  for (const name of ['scale.jpg', 'two words.jpg']) writeFileSync(join(folder, name), '');
  const file = join(folder, 'article.mdx');
  const picture = (name: string) => `![A scale with two pans](${name})`;
  writeFileSync(
    file,
    `---\ntitle: A\n---\n\n${picture('./scale.jpg')}\n\nBeside ${picture('./two%20words.jpg')} and ${picture('./scale.jpg')}.\n`,
  );
  expect(Object.keys(articlePictures(file))).toEqual(['./scale.jpg', './two words.jpg']);
  writeFileSync(file, '<Gallery pictures={[{ src: "./a.jpg" }, { src: "./b.jpg" }]} />');
  expect(Object.keys(articlePictures(file))).toEqual(['./a.jpg', './b.jpg']);
});

it.each([
  ['/brand-guides/raha.pdf', ''],
  ['/brand%2Dguides/raha.pdf?page=2#a', ''],
  ['/brand-guides', 'is a folder'],
  ['/brand-guides/', 'is a folder'],
  ['/../brand.yaml', 'is not a page'],
  ['/%2e%2e/brand.yaml', 'is not a page'],
  ['/brand-guides/../../brand.yaml', 'is not a page'],
  ['/100%.pdf', 'is not a page'],
  ['javascript:alert(1)', 'is not a valid link'],
  ['//brand-guides/raha.pdf', 'is not a valid link'],
  ['/blogs/caf%C3%A9', ''],
  ['/blogs/caf%c3%a9', ''],
  ['/blogs/cafe%CC%81', ''],
  ['/c%61fe/', 'is a redirect. Write /blogs/café'],
  ['/CAFÉ', 'is a redirect. Write /blogs/café'],
  ['/caf%c3%a9/', 'is a redirect. Write /blogs/café'],
  ['/old.html', 'is a redirect. Write /'],
  ['/old', 'is a redirect. Write /'],
  ['/Old%20Page/#a', 'is a redirect. Write /'],
])('a link to %s: %s', async (link, says) => {
  const file = join(folder, 'article.mdx');
  const known = {
    pages: new Set(['/', '/blogs/café']),
    redirects: createRedirects([
      { from: '/café', to: '/blogs/café' },
      { from: '/cafe', to: '/blogs/café' },
      { from: '/old.html', to: '/' },
      { from: '/old page', to: '/' },
    ]),
  };
  for (const text of [`[Read it](${link})`, `[Read it][one]\n\n[one]: ${link}`]) {
    writeFileSync(file, `---\ntitle: A\n---\n\n${text}\n`);
    const problems = await articleProblems(file, known);
    expect(problems.join()).toContain(says);
    expect(problems).toHaveLength(says ? 1 : 0);
  }
});

it.each([
  ['I <3 this, and {b', 'I &lt;3 this, and \\{b'],
  ['It costs <5% more.', 'It costs &lt;5% more.'],
  ['A smile :-{', 'A smile :-\\{'],
  ['Hello {place}, hello', '\\{place}'],
  ['Write to <hello@studio.example>', 'Write to &lt;hello@studio.example>'],
])('“%s”: the check offers the text that can be read', async (typed, offered) => {
  const file = join(folder, 'article.mdx');
  const known = { pages: new Set<string>(), redirects: createRedirects([]) };
  const check = (text: string) => {
    writeFileSync(file, `---\ntitle: A\n---\n\nA paragraph.\n\n${text}\n`);
    return articleProblems(file, known);
  };
  const [problem = ''] = await check(typed);
  expect(problem).toMatch(/^line 7: /);
  expect(problem).toContain(offered);
  expect(await check(offered)).toEqual([]);
});

it.each([
  ['It is so.[^1]\n\n[^1]: A note.', 'has a footnote'],
  ['- [ ] Write the page\n- [x] Read it', 'Use <Checklist'],
  ['₹5,000 a day ~₹8,000 a day~', 'Write \\~ to show the sign'],
  ['| What | Cost |\n| Profile | 0 |', 'Below its first line write one of hyphens'],
  ['<!-- wp:paragraph -->\nWords.', 'has a comment <!-- … -->, which an article cannot have'],
  [`[Us](${brandUrl()}/about-us)`, 'is an address of this site'],
  [
    '<Callout tone="note" title="A box" text={["A para\\u000Bgraph of it."]} />',
    'has a control character',
  ],
  [
    '<Gallery pictures={[{ src: "./lost.jpg", alt: "A loaf of bread" }]} />',
    'pictures → entry 1 → src: names the picture "./lost.jpg"',
  ],
  ['<Video title="The oven" url="/film.mp4" />', 'is not a page of this site'],
  ['<Video title="The oven" url="youtu.be/abc" />', 'must be an address that begins with https://'],
  ['<iframe src="https://www.youtube.com/embed/abc" />', 'Use <Video …/> for a video'],
  ['[Write](mailto:hello@@agency.in)', 'is not complete'],
  ['[Call](tel:)', 'is not complete'],
  ['[Them](https://example)', 'is not complete'],
  ['<Callout tone="note" title="A box" text={["Half an emoji: \\ud83c"]} />', 'U+D83C'],
])('%j is refused by name, with its line', async (text, says) => {
  const file = join(folder, 'article.mdx');
  const known = { pages: new Set<string>(), redirects: createRedirects([]) };
  writeFileSync(file, `---\ntitle: A\n---\n\nA paragraph.\n\n${text}\n`);
  const [problem = ''] = await articleProblems(file, known);
  expect(problem).toMatch(/^line [79]: /);
  expect(problem).toContain(says);
});
