import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPalette } from '../theme/theme-values.ts';
import {
  type ClientTheme,
  clientCardRule,
  clientTheme,
  clientThemeRule,
  shadeOf,
} from './client-theme.ts';

const turmeric: ClientTheme = { dark: '#10301d', light: '#fff6e2', bright: '#f6b12d' };

/** A colour whose parts are between these two. */
const colour = (least: number, most: number) =>
  fc
    .array(fc.integer({ min: least, max: most }), { minLength: 3, maxLength: 3 })
    .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

const names: Record<string, string> = {
  'ink-950': 'dark',
  'paper-50': 'light',
  'brand-400': 'bright',
};
const shade = (theme: ClientTheme, name = '') =>
  shadeOf(theme, (names[name] ?? name) as Parameters<typeof shadeOf>[1]);

it('colours that can be read on each other are taken', () => {
  expect(clientTheme.safeParse(turmeric).error).toBeUndefined();
});

it.each([
  ['bright', { ...turmeric, bright: '#1d6b3c' }],
  ['light', { ...turmeric, light: '#6c8f74' }],
] as const)('a %s that is too near to the dark is refused with what to do', (part, theme) => {
  const [issue] = clientTheme.safeParse(theme).error?.issues ?? [];
  expect(issue?.path).toEqual([part]);
  const [, nearest = ''] = /passes is "(#\w{6})"/.exec(issue?.message ?? '') ?? [];
  expect(clientTheme.safeParse({ ...theme, [part]: nearest }).success).toBe(true);
});

const tokens = readFileSync('apps/site/src/styles/tokens.css', 'utf8');

/** The colour token behind each role of a tone: `ink-950` for `background`. */
function rolesOfTone(tone: string): Map<string, string> {
  const [, rule = ''] = tokens.split(`[data-tone="${tone}"] {`);
  const roles = rule.split('}')[0]?.matchAll(/--([\w-]+): var\(--([\w-]+)\);/g) ?? [];
  return new Map([...roles].map(([, role = '', name = '']) => [role, name]));
}

it.each(['dark', 'paper', 'accent'])('on %s every role has a colour of the palette', (tone) => {
  const roles = rolesOfTone(tone);
  expect([...roles.keys()]).toEqual(
    expect.arrayContaining(['background', 'text', 'accent', 'error']),
  );
  for (const name of roles.values()) expect(readPalette()).toHaveProperty(name);
});

it('whatever is taken, the text of every tone can be read on its backgrounds', () => {
  let taken = 0;
  fc.assert(
    fc.property(colour(0, 70), colour(170, 255), colour(110, 255), (dark, light, bright) => {
      const theme = { dark, light, bright };
      if (!clientTheme.safeParse(theme).success) return;
      taken += 1;
      for (const tone of ['dark', 'paper', 'accent']) {
        const roles = rolesOfTone(tone);
        const contrast = (text: string, behind: string) =>
          Color.contrast(shade(theme, roles.get(text)), shade(theme, roles.get(behind)), 'WCAG21');
        for (const [text, behind] of [
          ['text', 'background'],
          ['text', 'surface'],
          ['text-muted', 'background'],
          ['accent', 'background'],
          ['on-accent', 'accent'],
        ] as const)
          expect(contrast(text, behind), `${tone}: ${text} on ${behind}`).toBeGreaterThanOrEqual(
            4.5,
          );
      }
    }),
    { numRuns: 200 },
  );
  expect(taken).toBeGreaterThan(40);
});

it('the rule of a client has a value for each colour of the styles, and no function that Chrome 109 lacks', () => {
  const rule = clientThemeRule('meal-maven', turmeric);
  expect(rule).toMatch(
    /^\[data-client-theme="meal-maven"\]\{--ink-950:#10301d;--paper-50:#fff6e2;--brand-400:#f6b12d;/,
  );
  expect(rule).toMatch(/--ink-950-a50:#10301d80[;}]/);
  expect(rule).not.toMatch(/\(|undefined/);
  const unchanged = ['red-300', 'red-600', 'error-on-brand'];
  for (const name of Object.keys(readPalette()))
    if (!unchanged.includes(name)) expect(rule).toContain(`--${name}:#`);
});

it('a card has the three colours of its client', () => {
  expect(clientCardRule('meal-maven', turmeric)).toBe(
    '[data-client-theme="meal-maven"]{--ink-950:#10301d;--paper-50:#fff6e2;--brand-400:#f6b12d}',
  );
});
