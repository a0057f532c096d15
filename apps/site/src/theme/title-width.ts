import { readTheme } from '@agency/content/theme/theme-values.ts';

const minStretch = 75;
const maxStretch = 100;
/** About how wide letters are at the least and the largest font-stretch, in em. The first line that fits counts. */
const widths: readonly (readonly [letters: RegExp, narrow: number, wide: number])[] = [
  [/[MWmw&]/, 0.67, 0.88],
  [/[IJijl .,'’!]/, 0.19, 0.24],
  [/[frt-]/, 0.29, 0.38],
  [/[A-Z]/, 0.47, 0.66],
  [/[ -~’]/, 0.43, 0.57],
];

/** Letters of other scripts. */
const otherWidths = [undefined, 0.53, 0.73] as const;

/** A theme's font is scaled by its average width, so single letters can be wider than these. */
const safetyFactor = () => (readTheme().display ? 1.15 : 1);

/**
 * The width of a line of a title in em, to a twentieth: CSS has no unit for the width of a text.
 * @param stretch its font-stretch in percent, from 75 to 100
 */
export function titleWidth(line: string, stretch: number): number {
  const share = (stretch - minStretch) / (maxStretch - minStretch);
  const widthOf = (letter: string) => {
    const [, narrow, wide] = widths.find(([letters]) => letters.test(letter)) ?? otherWidths;
    return narrow + share * (wide - narrow);
  };
  return [...line].reduce((sum, letter) => sum + widthOf(letter), 0) * safetyFactor();
}

/** Whether a word of a title is wider than this many em, so that it does not fit its line. */
export const hasLongWord = (title: string, ems: number, stretch = 78) =>
  title.split(/[\s-]/).some((word) => titleWidth(word, stretch) > ems);
