import { contrast, nearestPassing } from './contrast.ts';
import { type Palette, TEXT_CONTRAST } from './palette.ts';

type ColourName = keyof Palette;
type Pair = { colour: ColourName; ground: ColourName; use: string; least: number };

const text = (colour: ColourName, ground: ColourName, use: string): Pair => ({
  colour,
  ground,
  use,
  least: TEXT_CONTRAST,
});

/** Which colours meet as letters and ground. The first name is the one to change. */
const pairs: readonly Pair[] = [
  { colour: 'ink-950', ground: 'paper-50', use: 'running text on paper', least: 10 },
  text('brand-400', 'ink-950', 'words in the accent on ink, and ink on the accent'),
  text('brand-300', 'ink-950', 'ink on the lighter accent'),
  text('brand-600', 'paper-50', 'signs in the darker accent on paper'),
  text('ash-400', 'ink-800', 'quiet words on ink'),
  text('ash-300', 'ink-800', 'quiet words on ink'),
  text('ink-500', 'paper-100', 'quiet words on paper'),
  text('quiet-on-brand', 'brand-400', 'quiet words on the accent'),
  text('error-on-brand', 'brand-400', 'messages of a form on the accent'),
  text('red-600', 'paper-100', 'messages of a form on paper'),
  text('red-300', 'ink-800', 'messages of a form on ink'),
];

export type ContrastProblem = { colour: ColourName; message: string };

/** The pairs that cannot be read, each with the nearest colour that can. */
export function contrastProblems(palette: Palette): ContrastProblem[] {
  return pairs.flatMap(({ colour, ground, use, least }) => {
    const [value, behind] = [palette[colour], palette[ground]];
    const ratio = contrast(value, behind);
    if (ratio >= least) return [];
    const nearest = nearestPassing(value, (candidate) => contrast(candidate, behind) >= least);
    const fix = nearest ? `The nearest colour that passes is "${nearest}".` : `Change ${behind}.`;
    const found = `${Math.floor(ratio * 10) / 10}:1`;
    return [
      {
        colour,
        message: `"${value}" on "${behind}" has a contrast of ${found}; ${use} need ${least}:1. ${fix}`,
      },
    ];
  });
}
