import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['short', 5, 'short'],
  ['longer', 5, 'longe'],
  ['abc😀', 4, 'abc'],
  ['ab👩‍👩‍👧', 9, 'ab'],
  ['ab🇮🇳', 4, 'ab'],
  ['abce\u0301', 4, 'abc'],
  ['நன்றி', 4, 'நன்'],
  ['/a%20b', 3, '/a'],
  ['/a%20b', 4, '/a'],
  ['/a%20b', 5, '/a%20'],
  ['/%E0%AE%B5x', 9, '/'],
  ['/%E0%AE%B5x', 10, '/%E0%AE%B5'],
  ['/%41%E0%AE%B5x', 7, '/%41'],
  ['100% sure', 4, '100%'],
])('%s at %i is %s', (text, length, result) => {
  expect(cutText(text, length)).toBe(result);
});

it('keeps a beginning that can still be decoded and is almost as long as allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (text, length) => {
      const encoded = encodeURIComponent(text.toWellFormed());
      const cut = cutText(encoded, length);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(cut.length).toBeGreaterThan(Math.min(encoded.length, length) - 12);
      expect(text.toWellFormed().startsWith(decodeURIComponent(cut))).toBe(true);
    }),
  );
});
