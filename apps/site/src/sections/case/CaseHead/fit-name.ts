import { titleWidth } from '../../../theme/title-width.ts';

export type NameFit = {
  /** How many em its longest line is wide. */
  ems: number;
  /** How wide its letters are, in percent. */
  stretch: number;
};

const narrow = 76;
/** Capitals only: the font is no narrower than 75, but its fallback is shown until it arrives (fonts.css). */
const narrowCapitals = 74;
const wide = 100;
/** Space for other widths: of the estimate up to 2%, until the font has arrived too (fonts.css), in another browser 4%. */
const reserve = 1.08;
/** A name is at least this many em wide for each of its lines: in a narrower one the letters would be too tall. */
const emsPerLine = 1.53;

/** The ways to set words in two lines, or in one where there is one only. */
const waysToBreak = (words: string[]) =>
  words.length < 2
    ? [words]
    : words
        .slice(1)
        .map((_word, index) => [
          words.slice(0, index + 1).join(' '),
          words.slice(index + 1).join(' '),
        ]);

const longest = (lines: string[], stretch: number) =>
  Math.max(...lines.map((line) => titleWidth(line, stretch)));

/** How a name fills the width of a phone: in the narrowest letters, in wider ones where it would be too tall. */
export function fitName(name: string): NameFit {
  const ways = waysToBreak(name.trim().split(/\s+/));
  const narrowest = name === name.toUpperCase() ? narrowCapitals : narrow;
  const [lines = [name]] = ways.sort((a, b) => longest(a, narrow) - longest(b, narrow));
  const [least, most] = [longest(lines, narrow), longest(lines, wide)];
  const wanted = Math.min(most, Math.max(least, emsPerLine * lines.length));
  const share = most > least ? (wanted - least) / (most - least) : 0;
  const stretch = Math.round(narrowest + share * (wide - narrowest));
  const ems = longest(lines, Math.max(narrow, stretch)) * reserve;
  return { ems: Math.ceil(ems * 100) / 100, stretch };
}

/** How the name of a client fills a line, as a rule for everything in the client's colours. */
export function nameSize(id: string, name: string): string {
  const { ems, stretch } = fitName(name);
  return `[data-client-theme="${id}"]{--name-ems:${ems};--name-stretch:${stretch}%}`;
}
