import { expect, it } from 'vitest';
import { lateIslands } from './late-islands.ts';
import { readPage } from './page-parts.ts';

const asks = '<script type="text/plain" data-islands>ask("click");</script>';
const wakes = 'dispatchEvent(new Event("astro:interaction"))';
const runs = 'customElements.define("astro-island",Island)';
const islands = `<script>${wakes}</script><script>${runs}</script>`;
const page = (head: string, body: string) =>
  `<html><head>${head}</head><body><p>Words</p>${body}</body></html>`;
const late = (html: string, seen = false) => lateIslands(readPage(html), seen);

it('the code of islands that stand below the first screen becomes one file, which the page asks for', () => {
  const { html, script } = late(page(asks, islands));
  expect(script).toEqual({
    name: expect.stringMatching(/^islands\.[\w-]+\.js$/),
    code: `${wakes}\n${runs}`,
  });
  const ready = `<script data-islands="/_astro/${script?.name}">ask(\`click\`);</script>`;
  expect(html).toBe(page('', ready));
});

it('that of an island in the first screen comes with the page', () => {
  expect(late(page(asks, islands), true)).toEqual({ html: page('', islands) });
});

it('that of an island that tells when it sends does too', () => {
  const form = `<p data-sending="Sending"></p>${islands}`;
  expect(late(page(asks, form))).toEqual({ html: page('', form) });
});

it('a page without islands asks for none', () => {
  expect(late(page(asks, ''))).toEqual({ html: page('', '') });
});

it('a page that cannot ask keeps its code', () => {
  expect(late(page('', islands))).toEqual({ html: page('', islands) });
});
