import { expect, it } from 'vitest';
import { holdScripts } from './hold-scripts.ts';
import { edited, readPage } from './page-parts.ts';

const held = (html: string) => edited(html, holdScripts(readPage(html)));

const asks = '<script>(()=>{document.querySelectorAll("script[data-src]")})()</script>';

it('scripts of a page that asks for them later are held back, everything else stays', () => {
  const html = `${asks}<script type="module" src="/a.js"></script><p>x</p><script src="/b.js"></script><script type="module" src="/c.js"></script>`;
  expect(held(html)).toBe(
    `${asks}<script type="module" data-src="/a.js"></script><p>x</p><script src="/b.js"></script><script type="module" data-src="/c.js"></script>`,
  );
});

it('scripts of a page that would never ask for them stay as they are', () => {
  const html = '<script type="module" src="/a.js"></script>';
  expect(held(html)).toBe(html);
});
