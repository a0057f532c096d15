import Color from 'colorjs.io';

/** A mix of two colours of the palette: so many percent of the second in the first. */
const mixed = {
  'ink-450': ['ink-950', 'paper-50', 34],
  'ash-500': ['ink-950', 'paper-50', 60],
  'brand-50': ['paper-50', 'brand-400', 20],
  'brand-100': ['paper-50', 'brand-400', 30],
  'brand-200': ['paper-50', 'brand-400', 62],
  'brand-500': ['brand-400', 'ink-950', 38],
} as const satisfies Record<string, readonly [string, string, number]>;

/** Colours that let what is behind them through: `ink-950-a10` is ink with an opacity of 10 %. */
const translucent = {
  'ink-950': [10, 16, 20, 50, 60, 78, 84, 88],
  'ink-800': [60],
  'paper-50': [20, 26],
  'paper-100': [60],
  'brand-300': [60],
  'brand-600': [70],
} as const;

/** The colours that mixes are made of. */
type MixedFrom = Record<
  'ink-950' | 'ink-800' | 'paper-50' | 'paper-100' | 'brand-300' | 'brand-400' | 'brand-600',
  string
>;

const hex = (colour: Color) => colour.to('srgb').toString({ format: 'hex', collapse: false });

/** So many percent of the second colour in the first, as eyes see it. */
export const mix = (first: string, second: string, percent: number) =>
  hex(Color.mix(first, second, percent / 100, { space: 'oklab' }));

/** All mixed colours, written out: Chrome before 111 has no color-mix(). */
export function mixesOf(colours: MixedFrom): Record<string, string> {
  const opaque = Object.entries(mixed).map(([name, [first, second, percent]]) => [
    name,
    mix(colours[first], colours[second], percent),
  ]);
  const withOpacity = Object.entries(translucent).flatMap(([name, percents]) =>
    percents.map((percent) => {
      const colour = new Color(colours[name as keyof typeof translucent]);
      colour.alpha = percent / 100;
      return [`${name}-a${percent}`, hex(colour)];
    }),
  );
  return Object.fromEntries([...opaque, ...withOpacity]);
}
