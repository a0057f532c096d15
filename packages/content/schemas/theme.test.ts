import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { validate } from '../check/validate.ts';
import { contrastProblems } from '../theme/colour-pairs.ts';
import { contrast, oklchOf } from '../theme/contrast.ts';
import { paletteFrom } from '../theme/palette.ts';
import { theme } from './theme.ts';

// The folder of the content is read when the modules are imported.
const folder = vi.hoisted(() => {
  const { mkdirSync, mkdtempSync, writeFileSync } = process.getBuiltinModule('node:fs');
  const { tmpdir } = process.getBuiltinModule('node:os');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  const made = mkdtempSync(`${tmpdir()}/theme-`);
  mkdirSync(`${made}/brand`);
  for (const name of ['logo', 'wordmark', 'mark', 'favicon'])
    writeFileSync(`${made}/brand/${name}.svg`, svg);
  process.env.CONTENT_DIR = made;
  return made;
});

afterAll(() => rmSync(folder, { recursive: true }));

const drawings = {
  logo: './brand/logo.svg',
  wordmark: './brand/wordmark.svg',
  mark: './brand/mark.svg',
  favicon: './brand/favicon.svg',
};
const problems = (fields: Record<string, unknown>) =>
  validate(theme, { ...drawings, ...fields }, join(folder, 'theme.yaml'));

describe('colours made from accent and ink', () => {
  it.each([
    ['#ff5a1f', '#10131a'],
    ['#d0ff14', '#020300'],
    ['#ffc400', '#1a1033'],
    ['#7fd4ff', '#0a1628'],
    ['#ff8fa3', '#1b0b12'],
    ['#ffffff', '#000000'],
    // Charts and cards once had 4.46:1.
    ['#ffb26b', '#4b1d8f'],
  ])('%s on %s can be read in every use', (accent, ink) => {
    expect(contrastProblems({ accent, ink })).toEqual([]);
  });

  it('cards on a colourful ink have its colour', () => {
    const violet = paletteFrom('#ffb26b', '#4b1d8f');
    for (const name of ['ink-900', 'ink-800', 'ink-700'] as const)
      expect(oklchOf(violet[name]).chroma).toBeGreaterThan(0.1);
  });

  it('whatever two colours are chosen, only these two are ever at fault, and each fault names a colour that passes', () => {
    const digits = fc.integer({ min: 0, max: 0xffffff });
    const hex = digits.map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (accent, ink) => {
        const palette = paletteFrom(accent, ink);
        if (contrast(palette['paper-50'], ink) < 10 || contrast(accent, ink) < 4.5) return;
        expect(contrastProblems({ accent, ink })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a theme is refused with its field and a way out', () => {
  it.each([
    ['#2a2f80', /^accent: "#2a2f80" on "#10131a" has a contrast of 1\.\d:1/],
    ['#4a5568', /^accent: "#\w{6}" on "#\w{6}" has a contrast of/],
  ])('once, when text in the accent %s cannot be read', async (accent, message) => {
    const [problem = '', ...others] = await problems({ accent, ink: '#10131a' });
    expect(others).toEqual([]);
    expect(problem).toMatch(message);
    const [, nearest = ''] = /passes is "(#[\da-f]{6})"/.exec(problem) ?? [];
    expect(await problems({ accent: nearest, ink: '#10131a' })).toEqual([]);
  });

  it('when accent and ink are exchanged', async () => {
    const found = await problems({ accent: '#10131a', ink: '#ff5a1f' });
    expect(found.join('\n')).toMatch(/^ink: .*Exchange accent and ink/m);
  });

  it('when a colour is none', async () => {
    expect(await problems({ accent: '#ff5a1fΩω', ink: '#10131a' })).toEqual([
      'accent: must be a colour of six digits in quotes, such as "#ff5a1f".',
    ]);
  });

  it('when the ink is too pale for running text', async () => {
    const found = await problems({ accent: '#ffffff', ink: '#5a6070' });
    expect(found.join('\n')).toMatch(
      /^ink: "#5a6070" on "#\w{6}".*need 10:1\. The nearest colour/m,
    );
  });

  it.each([
    [{ accent: 'orange', ink: '#10131a' }, /^accent: must be a colour of six digits/],
    [{ accent: '#ff5a1f' }, /^ink: is missing\. Write the dark ground/],
    [{ accent: '#ff5a1f', ink: '#10131a', corner: 4 }, /^corner: is too large: at most 2/],
    [
      { accent: '#ff5a1f', ink: '#10131a', display: { family: 'Nix', package: '@fontsource/nix' } },
      /^display → package: names "@fontsource\/nix", which could not be installed/,
    ],
    [
      { accent: '#ff5a1f', ink: '#10131a', text: { family: 'Nix', file: './brand/nix.woff2' } },
      /^text → file: names "\.\/brand\/nix\.woff2", which does not exist/,
    ],
  ])('%j', async (fields, message) => {
    expect((await problems(fields)).join('\n')).toMatch(message);
  });

  it('and takes a font of a package that is installed, in a weight that it has', async () => {
    const display = { family: 'Poppins', package: '@fontsource/poppins' };
    const withFont = (font: object) =>
      problems({ accent: '#ff5a1f', ink: '#10131a', display: font });
    expect(await withFont(display)).toEqual([]);
    expect(await withFont({ ...display, weight: '700' })).toEqual([]);
    expect((await withFont({ ...display, weight: '650' })).join()).toMatch(
      /^display → weight: is "650", but the package has 100, /,
    );
  });
});
