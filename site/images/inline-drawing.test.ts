import { expect, test } from 'vitest';
import { inlineDrawing } from './inline-drawing.ts';

const svgWith = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">${inside}</svg>`;

test('a small drawing of outlines becomes a part of the page, without what its program noted', () => {
  const outlines = '<g fill="#d0ff14" transform="rotate(4 1 1)"><path d="M0 0h8v-.5z"/></g>';
  expect(inlineDrawing(svgWith(`<!-- drawn by hand -->${outlines}`), 'logo.svg')).toEqual({
    viewBox: '0 0 8 8',
    outlines,
  });
});

test.each([
  ['has names', '<path id="a" d="M0 0h8v8z"/>'],
  ['is styled', '<style>path{fill:red}</style><path d="M0 0h8v8z"/>'],
  ['points elsewhere', '<path fill="url(#a)" d="M0 0h8v8z"/>'],
  ['fetches', '<image href="/a.png"/>'],
  ['runs', '<path onload="start()" d="M0 0h8v8z"/>'],
  ['has words', '<text>lime</text>'],
  ['is large', `<path d="${'M0 0h8v8z'.repeat(1000)}"/>`],
])('a drawing that %s keeps to itself', (_what, inside) => {
  expect(inlineDrawing(svgWith(inside), 'logo.svg')).toBeUndefined();
});

test('a drawing that says how all of it is drawn keeps to itself', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" fill="none"></svg>';
  expect(inlineDrawing(svg, 'logo.svg')).toBeUndefined();
});
