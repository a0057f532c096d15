import { expect, test } from 'vitest';
import { edited, readPage } from './page-parts.ts';
import { keepFiguresWhole } from './whole-figures.ts';

const whole = (html: string) => edited(html, keepFiguresWhole(readPage(html)));

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;

test.each([
  ['in 4–6 weeks, or 3-6 months', 'in 4–6&nbsp;weeks, or 3-6&nbsp;months'],
  ['6+ years and 40% per cent', '6+&nbsp;years and 40%&nbsp;per cent'],
  ['1,50,000 rupees &amp; 2 lakh', '1,50,000&nbsp;rupees &amp; 2&nbsp;lakh'],
])('a figure and its unit stay on one line: %s', (text, kept) => {
  expect(whole(page(`<p>${text}</p>`))).toBe(page(`<p>${kept}</p>`));
});

test.each([
  '<p>In 2025 daily posts, 3 dayrooms, page 7 of 8</p>',
  '<p title="6 months">half a year</p>',
  '<script>const note = "6 months";</script>',
  '<astro-island props="{}"><p>6 months</p></astro-island>',
  '<output>6 months</output>',
])('all else stays as it is: %s', (part) => {
  expect(whole(page(part))).toBe(page(part));
});
