import { expect, it } from 'vitest';
import { minifyScripts } from './minify-scripts.ts';
import { edited, readPage } from './page-parts.ts';

const finished = (html: string) => {
  const page = readPage(html);
  return edited(page.html, minifyScripts(page));
};

it('a script within the page loses what only its author needs, and does the same', () => {
  const html = `<script>(function wave(wide) {\n\t// Hello.\n\tdocument.body.append(wide, ' </b>');\n})("wave")</script><p>x</p>`;
  const short = finished(html);
  expect(short).toMatch(/^<script>[^\n\t]*<\/script><p>x<\/p>$/);
  expect(short).toContain(' </b>');
  expect(short.length).toBeLessThan(html.length * 0.8);
});

it('files, data and modules stay as they are', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{ "a": 1 }</script><script type="module">const  a = 1;</script>';
  expect(finished(html)).toBe(html);
});

it('a script that no browser could read stops the build and is shown', () => {
  expect(() => finished('<script>let let = 1 +</script>')).toThrow('let let');
});
