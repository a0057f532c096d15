import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renameEntry } from './rename-entry.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rename-'));
  for (const part of ['articles', 'case-studies', 'pages', 'photography', 'redirects.yaml'])
    cpSync(join('content', part), join(folder, part), {
      recursive: true,
      filter: (file) => !/\.(jpg|webp|png)$/.test(file),
    });
  mkdirSync(join(folder, 'pages/our-offer'));
  writeFileSync(join(folder, 'pages/our-offer/page.mdx'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const slugs = (kind: string) =>
  (parse(read('redirects.yaml')) as { from: string; to: string }[]).filter(({ from }) =>
    from.startsWith(kind),
  );

it('a renamed article has a redirect from its old path, and references to it are changed', () => {
  const old = 'how-does-seo-work-guide';
  renameEntry(folder, `/blogs/${old}`, '/blogs/how-search-works');
  expect(existsSync(join(folder, 'articles/how-search-works/article.mdx'))).toBe(true);
  expect(slugs('/blogs/')).toEqual([{ from: `/blogs/${old}`, to: '/blogs/how-search-works' }]);
  const left = readLeft(old);
  expect(left).toEqual([]);
});

it.each(['first', 'middle', 'last'])(
  'a reference that is the %s of a list on one line follows',
  (place) => {
    const file = join(folder, 'pages/our-portfolio.yaml');
    const others = {
      first: '[raha, zord, egco]',
      middle: '[zord, raha, egco]',
      last: '[zord, egco, raha]',
    };
    writeFileSync(
      file,
      `blocks:\n  - block: WorkHead\n    covers: ${others[place as keyof typeof others]}\n    subtitle: Told of, raha, and others\n`,
    );
    renameEntry(folder, '/portfolio/raha', '/portfolio/raha-foods');
    expect((parse(read('pages/our-portfolio.yaml')) as { blocks: object[] }).blocks[0]).toEqual({
      block: 'WorkHead',
      covers: others[place as keyof typeof others]
        .replace('raha', 'raha-foods')
        .slice(1, -1)
        .split(', '),
      subtitle: 'Told of, raha, and others',
    });
  },
);

it('services, keywords and lists with the same word stay', () => {
  const article = (related: string) =>
    `---\ntitle: A\nkeywords: [ads, "ads"]\nrelated: [${related}]\n---\n\n- ads\n- two\n\n[Read](/blogs/ads#a) and /blogs/ads-two.\n`;
  for (const name of ['ads', 'other']) mkdirSync(join(folder, 'articles', name));
  writeFileSync(join(folder, 'articles/ads/article.mdx'), article(''));
  writeFileSync(join(folder, 'articles/other/article.mdx'), article(`x, 'ads', "ads", ads`));
  const page = 'form: { services: [ads] }\n';
  writeFileSync(join(folder, 'pages/our-offer/page.mdx'), `---\n${page}---\n\n- ads\n`);
  renameEntry(folder, '/blogs/ads', '/blogs/ads-guide');
  expect(read('articles/other/article.mdx')).toBe(
    article(`x, 'ads-guide', "ads-guide", ads-guide`).replace('/blogs/ads#', '/blogs/ads-guide#'),
  );
  expect(read('pages/our-offer/page.mdx')).toBe(`---\n${page}---\n\n- ads\n`);
});

it('an article renamed twice has one redirect, and renamed back none', () => {
  renameEntry(folder, '/blogs/how-does-seo-work-guide', '/blogs/one');
  renameEntry(folder, '/blogs/one', '/blogs/two');
  expect(slugs('/blogs/')).toEqual([
    { from: '/blogs/how-does-seo-work-guide', to: '/blogs/two' },
    { from: '/blogs/one', to: '/blogs/two' },
  ]);
  renameEntry(folder, '/blogs/two', '/blogs/how-does-seo-work-guide');
  expect(slugs('/blogs/').map(({ from }) => from)).toEqual(['/blogs/one', '/blogs/two']);
});

it('a renamed case study is still on the home page', () => {
  renameEntry(folder, '/portfolio/raha', '/portfolio/raha-foods');
  const { blocks } = parse(read('pages/home.yaml')) as {
    blocks: { cards?: { caseStudy: string }[] }[];
  };
  const shown = blocks.flatMap(({ cards = [] }) => cards.map(({ caseStudy }) => caseStudy));
  expect(shown).toContain('raha-foods');
});

it('a renamed custom page leads on, and files and services of its name stay', () => {
  const text = 'form: { services: [our-offer] }\n---\n[a](/our-offer#b) [c](/our-offer.pdf)\n';
  writeFileSync(join(folder, 'pages/our-offer/page.mdx'), text);
  renameEntry(folder, '/our-offer', '/our-new-offer');
  expect(read('pages/our-new-offer/page.mdx')).toBe(text.replace('/our-offer#', '/our-new-offer#'));
  expect(slugs('/our-offer')).toEqual([{ from: '/our-offer', to: '/our-new-offer' }]);
  renameEntry(folder, '/our-new-offer', '/our-offer');
  expect(slugs('/our-')).toEqual([{ from: '/our-new-offer', to: '/our-offer' }]);
});

it.each([
  ['/blogs/no-such-article', '/blogs/x', 'does not exist'],
  ['/portfolio/raha', '/portfolio/zord', 'exists already'],
  ['/portfolio/raha', '/blogs/raha', 'different types of page'],
  ['/about-us', '/about', 'is a page of the product'],
  ['/digital-marketing-services', '/services-of-ours', 'add a line to redirects.yaml'],
  ['/no-page', '/about', 'page.mdx does not exist'],
  ['/our-offer', '/blogs', 'is the path of another page'],
  ['/our-offer/two', '/one', 'not the path of an article'],
])('%s to %s changes nothing and says why', (from, to, says) => {
  const before = read('redirects.yaml');
  expect(() => renameEntry(folder, from, to)).toThrow(says);
  expect(read('redirects.yaml')).toBe(before);
});

function readLeft(slug: string): string[] {
  const files = [
    'pages/home.yaml',
    'articles/seo-vs-ppc-digital-marketing-agency-guide/article.mdx',
  ];
  return files.filter((file) => new RegExp(`(/blogs/|- |\\[|, )${slug}\\b`).test(read(file)));
}
