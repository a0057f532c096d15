import { expect, it } from 'vitest';
import { lateIslands } from './late-islands.ts';
import { readPage } from './page-parts.ts';

const asks = '<script>load("[data-islands]", "astro-island a")</script>';
const wakes = 'dispatchEvent(new Event("astro:interaction"))';
const runs = 'customElements.define("astro-island",Island)';
const body = `<p>Words</p><script>${wakes}</script><script>${runs}</script><astro-island></astro-island>`;
const page = (head: string) => readPage(`<head>${head}</head><body>${body}</body>`);

it('the code of islands that stand below the first screen becomes one file', () => {
  const { html, script } = lateIslands(page(asks), false);
  expect(script?.code).toBe(`${wakes}\n${runs}`);
  expect(html).toContain(
    `<p>Words</p><script type="module" data-islands="/_astro/${script?.name}"></script><astro-island>`,
  );
  expect(html).not.toContain('astro:interaction');
});

it('that of an island in the first screen comes with the page', () => {
  const { html, script } = lateIslands(page(asks), true);
  expect(html).toContain(wakes);
  expect(script).toBeUndefined();
});

it('that of an island that tells when it sends does too', () => {
  const { html } = page(asks);
  const form = html.replace('<p>Words</p>', '<p data-sending="Sending"></p>');
  expect(lateIslands(readPage(form), false)).toEqual({ html: form });
});

it('a page that would never ask for it keeps it', () => {
  expect(lateIslands(page(''), false)).toEqual({ html: page('').html });
});
