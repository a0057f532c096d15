import { z } from 'astro/zod';
import { contrast, nearestPassing } from '../theme/contrast.ts';
import { mix, mixesOf } from '../theme/mixes.ts';
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

/** A colour of a theme. */
export function shadeOf(theme: ClientTheme, shade: Shade): string {
  if (shade in replacedTokens) return theme[shade as ClientColour];
  const [first, second, percent] = shades[shade as keyof typeof shades];
  return mix(theme[first], theme[second], percent);
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

const ownTokens = ({ dark, light, bright }: ClientTheme) => ({
  'ink-950': dark,
  'paper-50': light,
  'brand-400': bright,
});

/** The colours of a client by the names of the agency's, whose place they take. */
function tokensOf(theme: ClientTheme): Record<string, string> {
  const shade = (name: Shade) => shadeOf(theme, name);
  const names = Object.keys(shades) as (keyof typeof shades)[];
  const palette = {
    ...ownTokens(theme),
    ...(Object.fromEntries(names.map((name) => [name, shade(name)])) as Record<
      keyof typeof shades,
      string
    >),
  };
  return { ...palette, ...mixesOf(palette) };
}

const ruleOf = (slug: string, tokens: Record<string, string>) =>
  `[data-client-theme="${slug}"]{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** A client theme as a rule: inside `data-client-theme` the client's colours replace the agency's, by the same names. */
export const clientThemeRule = (slug: string, theme: ClientTheme) => ruleOf(slug, tokensOf(theme));

/** The same for the card of a case study, which has no other colours than the three of the theme. */
export const clientCardRule = (slug: string, theme: ClientTheme) => ruleOf(slug, ownTokens(theme));
