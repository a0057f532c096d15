import { contrast, nearestPassing } from './contrast.ts';
import { type Palette, paletteFrom, TEXT_CONTRAST } from './palette.ts';

type ColourName = keyof Palette;
type Pair = { colour: ColourName; background: ColourName; use: string; minimum: number };

const text = (colour: ColourName, background: ColourName, use: string): Pair => ({
  colour,
  background,
  use,
  minimum: TEXT_CONTRAST,
});

/** The colours of text and their backgrounds. The first name is the one to change. */
const pairs: readonly Pair[] = [
  { colour: 'ink-950', background: 'paper-50', use: 'running text on paper', minimum: 10 },
  text('brand-400', 'ink-950', 'text in the accent on ink, and ink on the accent'),
  text('brand-400', 'ink-900', 'figures of charts in the accent'),
  text('brand-400', 'ink-800', 'text in the accent on cards and fields'),
  text('brand-300', 'ink-950', 'ink on the lighter accent'),
  text('brand-600', 'paper-50', 'icons in the darker accent on paper'),
  text('ash-400', 'ink-800', 'muted text on ink'),
  text('ash-300', 'ink-800', 'muted text on ink'),
  text('ink-500', 'paper-100', 'muted text on paper'),
  text('muted-on-brand', 'brand-400', 'muted text on the accent'),
  text('error-on-brand', 'brand-400', 'messages of a form on the accent'),
  text('red-600', 'paper-100', 'messages of a form on paper'),
  text('red-300', 'ink-800', 'messages of a form on ink'),
];

/** The two colours that an owner chooses. */
type Colours = { accent: string; ink: string };
type ContrastProblem = { field: keyof Colours; message: string };

const fieldOf = ({ colour }: Pair) => (colour === 'ink-950' ? 'ink' : 'accent');

function failingPairs({ accent, ink }: Colours): Pair[] {
  const palette = paletteFrom(accent, ink);
  return pairs.filter(
    ({ colour, background, minimum }) => contrast(palette[colour], palette[background]) < minimum,
  );
}

function fixOf(field: keyof Colours, colours: Colours): string {
  if (failingPairs({ accent: colours.ink, ink: colours.accent }).length === 0)
    return 'Exchange accent and ink: the accent is the lighter one.';
  const passes = (candidate: string) =>
    !failingPairs({ ...colours, [field]: candidate }).some((pair) => fieldOf(pair) === field);
  const nearest = nearestPassing(colours[field], passes);
  return nearest
    ? `The nearest colour that passes is "${nearest}".`
    : `No shade of it passes: change the ${field === 'ink' ? 'accent' : 'ink'}.`;
}

/** For each of the two colours the first use with too little contrast, and the nearest colour that passes in all uses. */
export function contrastProblems(colours: Colours): ContrastProblem[] {
  const palette = paletteFrom(colours.accent, colours.ink);
  const failing = failingPairs(colours);
  return (['ink', 'accent'] as const).flatMap((field) => {
    const [first, ...others] = failing.filter((pair) => fieldOf(pair) === field);
    if (!first) return [];
    const [value, behind] = [palette[first.colour], palette[first.background]];
    const found = `${Math.floor(contrast(value, behind) * 10) / 10}:1`;
    const count = others.length > 0 ? ` (and ${others.length} more)` : '';
    const problem = `"${value}" on "${behind}" has a contrast of ${found}; ${first.use}${count} need ${first.minimum}:1.`;
    return [{ field, message: `${problem} ${fixOf(field, colours)}` }];
  });
}
