import { readFileSync, rmSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { familiesOf, familiesOfOtherScripts, fontSheet, mainFontFiles } from './theme-fonts.ts';
import { withTheme } from './theme-styles.ts';

// The folder of the content is read when the modules are imported.
const folder = vi.hoisted(() => {
  const { mkdtempSync, writeFileSync } = process.getBuiltinModule('node:fs');
  const { tmpdir } = process.getBuiltinModule('node:os');
  const made = mkdtempSync(`${tmpdir()}/theme-`);
  const font =
    'display: { family: Poppins, package: "@fontsource/poppins" }\notherScripts: { family: Catamaran, package: "@fontsource/catamaran" }';
  writeFileSync(`${made}/theme.yaml`, `accent: "#ff5a1f"\nink: "#10131a"\ncorner: 0\n${font}\n`);
  process.env.CONTENT_DIR = made;
  return made;
});

afterAll(() => rmSync(folder, { recursive: true }));

const tokens = readFileSync('apps/site/src/styles/tokens.css', 'utf8');
const fonts = readFileSync('apps/site/src/styles/fonts.css', 'utf8');

it('the tokens of the styles take their values from the theme, and none is left open', () => {
  const styled = withTheme(tokens);
  expect(styled).toContain('--brand-400: #ff5a1f;');
  expect(styled).toContain('--ink-950: #10131a;');
  expect(styled).toContain('--radius-pill: 0;');
  expect(styled).toContain('--font-display: "Poppins", "Poppins fallback"');
  expect(styled).toContain('--numerals: normal;');
  expect(styled).not.toMatch(/: theme\(/);
});

it('no raw colour of any brand is in the tokens themselves', () => {
  expect(tokens).not.toMatch(/#[\da-f]{3,8}\b/i);
});

it('a name that no theme has is reported at once', () => {
  expect(() => withTheme(':root { --a: theme(mauve); }')).toThrow('theme(mauve)');
});

it('a font without a width axis is set smaller, so that titles are as wide as the layout expects', async () => {
  const sheet = await fontSheet(fonts, 'apps/site/src/styles');
  const rules = sheet.match(/@font-face \{[^}]*\}/g) ?? [];
  const display = rules.filter((rule) => rule.includes('"Poppins"'));
  expect(display.length).toBeGreaterThan(0);
  for (const rule of display) {
    const [, adjusted] = /size-adjust: ([\d.]+)%/.exec(rule) ?? [];
    expect(Number(adjusted)).toBeLessThan(95);
    expect(rule).not.toContain('font-stretch');
    expect(rule).toMatch(/unicode-range: U\+/);
  }
  expect(rules.some((rule) => rule.includes('"Poppins fallback"'))).toBe(true);
  expect(sheet).not.toContain('Bricolage');
  expect(sheet).toContain('"Geist"');
});

it('the document preloads the files with most letters, and no others', () => {
  expect(mainFontFiles().map((file) => file.split('/').at(-1))).toEqual([
    'poppins-latin-700-normal.woff2',
    'geist.woff2',
  ]);
  expect(familiesOfOtherScripts('text')).toBe(
    '"Catamaran", "Geist", "Geist fallback", system-ui, sans-serif',
  );
  expect(familiesOf('text')).toBe('"Geist", "Geist fallback", system-ui, sans-serif');
});

it('other scripts come from the fonts of the theme that have them, each in a file of its own', async () => {
  const sheet = await fontSheet(fonts, 'apps/site/src/styles');
  expect(sheet).not.toMatch(/U\+0?B82[^;]*U\+20B9/i);
  const files = [...sheet.matchAll(/\/([\w-]+)\.woff2"/g)].map(([, file]) => file);
  expect(files).toContain('poppins-devanagari-700-normal');
  expect(files.filter((file) => file?.startsWith('catamaran'))).toEqual([
    'catamaran-tamil-400-normal',
    'catamaran-tamil-700-normal',
  ]);
});
