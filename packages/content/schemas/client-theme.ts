import { z } from 'astro/zod';
import Color from 'colorjs.io';
import { contrast, nearestPassing } from '../theme/contrast.ts';
import { TEXT_CONTRAST } from '../theme/palette.ts';
import { colour } from './text.ts';

/** The tokens that a client's three colours replace. */
const replacedTokens = { dark: 'ink-950', light: 'paper-50', bright: 'brand-400' } as const;

type ClientColour = keyof typeof replacedTokens;

/** A mix of two colours: so many percent of the second in the first. */
const shades = {
  'ink-900': ['dark', 'light', 3],
  'ink-800': ['dark', 'light', 6],
  'ink-700': ['dark', 'light', 10],
  'ink-500': ['dark', 'light', 26],
  'ash-400': ['light', 'dark', 28],
  'ash-300': ['light', 'dark', 16],
  'paper-100': ['light', 'dark', 5],
  'paper-200': ['light', 'dark', 14],
  'brand-300': ['bright', 'light', 30],
  'brand-600': ['bright', 'dark', 62],
  'muted-on-brand': ['dark', 'light', 10],
} as const satisfies Record<string, readonly [ClientColour, ClientColour, number]>;

type Shade = ClientColour | keyof typeof shades;

export type ClientTheme = Record<ClientColour, string>;

/** A colour of a theme. The browser mixes the same: see `clientThemeRules`. */
export function shadeOf(theme: ClientTheme, shade: Shade): string {
  if (shade in replacedTokens) return theme[shade as ClientColour];
  const [first, second, percent] = shades[shade as keyof typeof shades];
  const mixed = Color.mix(theme[first], theme[second], percent / 100, { space: 'oklab' });
  return mixed.to('srgb').toString({ format: 'hex', collapse: false });
}

type Pair = readonly [text: Shade, ground: Shade, change: ClientColour];

/** Which text colour is on which background, from the roles of tokens.css, and what an editor should change. */
const pairs: readonly Pair[] = [
  ['ash-400', 'ink-800', 'light'],
  ['ink-500', 'paper-100', 'light'],
  ['bright', 'ink-800', 'bright'],
  ['muted-on-brand', 'bright', 'bright'],
];

/** A client's own colours: their case study uses them; the agency's own parts keep its colours. */
export const clientTheme = z
  .strictObject({
    dark: colour('the ground of dark bands and the text on light ones'),
    light: colour('the ground of light bands and the text on dark ones'),
    bright: colour('the one bright colour: the band of the outcome and all highlights'),
  })
  .superRefine((theme, context) => {
    const contrastOf = (of: ClientTheme, [text, ground]: Pair) =>
      contrast(shadeOf(of, text), shadeOf(of, ground));
    const failing = pairs.find((pair) => contrastOf(theme, pair) < TEXT_CONTRAST);
    if (!failing) return;
    const [, , part] = failing;
    const passes = (value: string) =>
      pairs.every((pair) => contrastOf({ ...theme, [part]: value }, pair) >= TEXT_CONTRAST);
    const nearest = nearestPassing(theme[part], passes);
    const fix = nearest ? `The nearest colour that passes is "${nearest}".` : 'Darken "dark".';
    const found = Math.floor(contrastOf(theme, failing) * 10) / 10;
    context.addIssue({
      code: 'custom',
      path: [part],
      message: `is too near to "dark": small text would have a contrast of ${found}:1 and need ${TEXT_CONTRAST}:1. ${fix}`,
    });
  })
  .describe("The client's own colours; left out, the case has the agency's");

const selectorOf = (slug: string) => `[data-client-theme="${slug}"]`;

/**
 * Client themes as a style sheet: inside `data-client-theme` the client's colours replace the agency's, by the same
 * names. A case study has its own colours and those of the next one; pages that list many have all.
 */
export function clientThemeRules(
  themes: readonly (readonly [slug: string, ClientTheme])[],
): string {
  if (themes.length === 0) return '';
  const mixes = Object.entries(shades).map(
    ([name, [first, second, percent]]) =>
      `--${name}:color-mix(in oklab,var(--${replacedTokens[second]}) ${percent}%,var(--${replacedTokens[first]}))`,
  );
  const own = themes.map(([slug, theme]) => {
    const parts = Object.entries(replacedTokens) as [ClientColour, string][];
    return `${selectorOf(slug)}{${parts.map(([part, name]) => `--${name}:${theme[part]}`).join(';')}}`;
  });
  const everywhere = themes.map(([slug]) => selectorOf(slug)).join();
  return [`${everywhere}{${mixes.join(';')}}`, ...own].join('\n');
}
