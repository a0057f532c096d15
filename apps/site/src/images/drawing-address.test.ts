import { expect, test } from 'vitest';
import { drawingAddress } from './drawing-address.ts';

const svgWith = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`;
const drawn = (address: string | undefined) =>
  decodeURIComponent(address?.replace('data:image/svg+xml,', '') ?? '');

test('a small drawing becomes an address that holds it, without what its program noted', () => {
  const mark = '<path fill="#d0ff14" d="M0 0h8v8z"/><text>50% &amp; “more”</text>';
  const address = drawingAddress(svgWith(`<!-- drawn by hand -->${mark}`), 'logo.svg');
  expect(address).toMatch(/^data:image\/svg\+xml,[\w%/:=,.~!*()-]+$/);
  expect(drawn(address)).toBe(svgWith(mark));
});

test('a large drawing stays a file', () => {
  const large = `<path d="${'M0 0h8v8z'.repeat(1000)}"/>`;
  expect(drawingAddress(svgWith(large), 'logo.svg')).toBeUndefined();
});
