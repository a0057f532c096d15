import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readFirstScreen } from './first-screen.ts';
import { readPage } from './page-parts.ts';
import { stylesSplitter } from './split-styles.ts';

const asks = '<script>document.querySelector("[data-sheet]")</script>';

/** More than the first answer brings, and nothing that compresses. */
const words = `<p>${randomBytes(15_000).toString('base64')}</p>`;

const css = [
  '@font-face{font-family:A;src:url(a.woff2);unicode-range:U+41-5A,U+61-7A}',
  '@font-face{font-family:A;src:url(b.woff2);unicode-range:U+20B9}',
  '.low{color:red}.top{color:blue;transition:color 1s}.top:hover{color:green}.menu{color:red}',
  '@media print{.top{color:black}}@media (width>40rem){.top{gap:1rem}.low{gap:2rem}}',
].join('');

const bodyOf = (first: string, below = '') =>
  `<body><header><details><summary>Menu</summary><p class="menu"></p></details></header><main><section class="top">${first}</section><section></section><section class="low">${below}</section></main></body>`;

const page = (body: string) => `<head>${asks}<style>${css}</style></head>${body}`;

const split = (html: string) => stylesSplitter()(readPage(html), readFirstScreen(html));

it('a page that comes in one journey keeps all its styles', () => {
  const html = page(bodyOf('Short'));
  expect(split(html)).toEqual({ html });
});

it('a longer one keeps those of its first screen before anybody acts, and asks for a sheet with all', () => {
  const { html, sheet } = split(page(bodyOf('Price', words)));
  expect(/<style>(.*?)<\/style>/.exec(html)?.[1]).toBe(
    '@font-face{font-family:A;src:url(a.woff2);unicode-range:U+41-5A,U+61-7A}.top{color:blue}@media (width>40rem){.top{gap:1rem}}',
  );
  expect(html).toContain(
    `<noscript data-sheet="/_astro/${sheet?.name}"><link rel="stylesheet" href="/_astro/${sheet?.name}"></noscript>${asks}`,
  );
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(sheet?.css).toBe(css.replace(/^@font-face{[^}]*}/, ''));
});

it('so do rules for elements that it has, whatever else they ask for, and those for others go', () => {
  const rules =
    'p{top:0}.top>b+p{top:0}.top>main{top:0}.top>p:not(b){top:0}.top>:is(b,p){top:0}.top>:is(b,i)+p{top:0}b{top:0}.top b,p b{top:0}*{top:0}';
  const html = page(bodyOf('<p></p>', `<b></b>${words}`)).replace(
    /<style>.*<\/style>/,
    `<style>${rules}</style>`,
  );
  expect(/<style>(.*?)<\/style>/.exec(split(html).html)?.[1]).toBe(
    'p{top:0}.top>p:not(b){top:0}.top>:is(b,p){top:0}*{top:0}',
  );
});

it('a part that waits for the first paint is none of the first screen', () => {
  const html = page(bodyOf('Short', words)).replace(
    '<section></section>',
    '<section class="low" data-later></section>',
  );
  expect(split(html).html).not.toMatch(/<style>.*\.low.*<\/style>/);
});

it('a face whose signs the first screen shows is declared with it', () => {
  const { html, sheet } = split(page(bodyOf('₹ 500', words)));
  expect(html).toContain('b.woff2');
  expect(sheet?.css).not.toContain('@font-face{font-family:A;src:url(b.woff2)');
});

it('so is one whose signs are told with a wildcard', () => {
  const wide = page(bodyOf('Price', words)).replace('U+41-5A,U+61-7A', 'U+??');
  expect(split(wide).html).toContain('a.woff2');
});

it('a face that stands in for another is declared with the widths that the first screen is set in', () => {
  const standIns = [75, 80].map(
    (width) =>
      `@font-face{font-family:B;src:local(Arial);font-stretch:${width}% ${width + 2}%;size-adjust:${width}%}`,
  );
  const set = page(bodyOf('Price', words))
    .replace('.top{', `${standIns.join('')}.top{font-stretch:76%;`)
    .replace('.low{', '.low{font-stretch:80%;');
  const { html, sheet } = split(set);
  expect(html).toContain(standIns[0]);
  expect(html).not.toContain(standIns[1]);
  expect(sheet?.css).toContain(standIns[1]);
  expect(sheet?.css).not.toContain(standIns[0]);
});

it('a page that would never ask for a sheet stays as it is', () => {
  const html = `<style>${css}</style>${bodyOf('Price', words)}`;
  expect(split(html)).toEqual({ html });
});
