import { expect, test } from 'vitest';
import { svgDataUrl } from './svg-data-url.ts';

const svgWith = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`;
const decoded = (address: string | undefined) =>
  decodeURIComponent(address?.replace('data:image/svg+xml,', '') ?? '');

test('a small SVG becomes a data URL, without comments of the program that made it', () => {
  const shapes = '<path fill="#d0ff14" d="M0 0h8v8z"/><text>50% &amp; “more”</text>';
  const address = svgDataUrl(svgWith(`<!-- drawn by hand -->${shapes}`), 'logo.svg');
  expect(address).toMatch(/^data:image\/svg\+xml,[\w%/:=,.~!*()-]+$/);
  expect(decoded(address)).toBe(svgWith(shapes));
});

test('a large SVG stays a file', () => {
  const large = `<path d="${'M0 0h8v8z'.repeat(1000)}"/>`;
  expect(svgDataUrl(svgWith(large), 'logo.svg')).toBeUndefined();
});
