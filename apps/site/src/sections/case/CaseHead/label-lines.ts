import { titleWidth } from '../../../theme/title-width.ts';

/** The longest line of a claim and the difference that the eye takes for a mistake, in em. */
const [longestEms, leastDifference] = [9, 0.9];

const widthOf = (words: readonly string[]) => titleWidth(words.join(' '), 78);

/** All ways to break words into a number of lines. */
function waysToBreak(words: string[], lines: number): string[][][] {
  if (lines <= 1) return [[words]];
  return words
    .slice(0, words.length - lines + 1)
    .flatMap((_word, index) =>
      waysToBreak(words.slice(index + 1), lines - 1).map((rest) => [
        words.slice(0, index + 1),
        ...rest,
      ]),
    );
}

/**
 * The lines of a claim on labels, as few and as equal as its words allow. `full`: nearly as long as the longest, whose
 * label it then equals, because a small difference looks like a notch.
 */
export function labelLines(claim: string): { text: string; full: boolean }[] {
  const words = claim.split(' ');
  const longestOf = (lines: string[][]) => Math.max(...lines.map(widthOf));
  const [best = [words]] = words
    .map((_word, index) => waysToBreak(words, index + 1))
    .map((ways) => ways.reduce((a, b) => (longestOf(b) < longestOf(a) ? b : a)))
    .filter((lines, index) => index === words.length - 1 || longestOf(lines) <= longestEms);
  const longest = longestOf(best);
  return best.map((line) => ({
    text: line.join(' '),
    full: longest - widthOf(line) < leastDifference,
  }));
}
