import { quotedStrings, terms } from './terms.ts';

export type Fault = { found: string; write: string };

/** What belongs on one line with the figure before it. */
const units = [
  ...['weeks?', 'months?', 'days?', 'hours?', 'minutes?', 'seconds?', 'years?'],
  ...['lakhs?', 'crores?', 'km', 'kilometres?', 'metres?', 'litres?', 'kg', 'px', '[kMG]B'],
  ...['a\\.m\\.', 'p\\.m\\.', 'am', 'pm', 'per cent'],
].join('|');

/** A figure and its unit with a place to break between them. */
export const breakable = new RegExp(
  `(\\d[\\d.,]*[+½]?)( |\\n *)((?:${units})(?![\\p{L}\\d:]))`,
  'gu',
);

const straightQuote = /["']/;

/** 150,000 for 1,50,000. Dollars keep the grouping of their own country. */
const thousands = /(?<![\d,$])(?:\d{3}|\d{1,3},\d{3}),\d{3}(?![\d,])/;

const around = (text: string, index: number, length: number) =>
  text.slice(Math.max(0, index - 18), index + length + 18).replace(/\n/g, ' ');

const withoutQuoted = (text: string) =>
  quotedStrings.reduce((rest, words) => {
    const parts = rest.split(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'));
    return parts.join('·');
  }, text);

/** Everything in a visible text that the house writes otherwise. */
export function faultsIn(visible: string): Fault[] {
  const text = withoutQuoted(visible);
  const rules: [RegExp, string][] = [
    ...terms.flatMap(({ write, never }) => never.map((word): [RegExp, string] => [word, write])),
    [straightQuote, '“ ”, ‘ ’ or ’'],
    [thousands, 'figures grouped as 1,50,000'],
    [new RegExp(breakable.source, 'u'), 'a no-break space between figure and unit'],
  ];
  return rules.flatMap(([rule, write]) => {
    const match = rule.exec(text);
    return match ? [{ found: around(text, match.index, match[0].length), write }] : [];
  });
}
