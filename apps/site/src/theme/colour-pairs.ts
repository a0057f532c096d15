import { contrast, nearestPassing } from './contrast.ts';
import { type Palette, TEXT_CONTRAST } from './palette.ts';

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

export type ContrastProblem = { colour: ColourName; message: string };

/** The pairs with too little contrast, each with the nearest colour that has enough. */
export function contrastProblems(palette: Palette): ContrastProblem[] {
  return pairs.flatMap(({ colour, background, use, minimum }) => {
    const [value, behind] = [palette[colour], palette[background]];
    const ratio = contrast(value, behind);
    if (ratio >= minimum) return [];
    const nearest = nearestPassing(value, (candidate) => contrast(candidate, behind) >= minimum);
    const fix = nearest ? `The nearest colour that passes is "${nearest}".` : `Change ${behind}.`;
    const found = `${Math.floor(ratio * 10) / 10}:1`;
    return [
      {
        colour,
        message: `"${value}" on "${behind}" has a contrast of ${found}; ${use} need ${minimum}:1. ${fix}`,
      },
    ];
  });
}
