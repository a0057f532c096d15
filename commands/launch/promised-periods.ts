import { join } from 'node:path';
import { readYaml, textsIn } from '../entries/yaml-values.ts';

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const more: Record<string, number> = { eighteen: 18, 'twenty-four': 24 };
const days = { day: 1, week: 7, month: 365 / 12, year: 365 };

const PERIOD = new RegExp(
  `\\b(\\d+|${[...numbers, ...Object.keys(more)].join('|')}) (day|week|month|year)s?\\b`,
  'gi',
);

/** What the privacy policy says: its file, all its text, and the sentences that name a period. */
export type PromisedPeriods = { file: string; text: string; sentences: string[] };

/** What the privacy policy under `folder` says of periods, such as after which a message is erased. */
export function promisedPeriods(folder: string): PromisedPeriods {
  const file = join(folder, 'pages/privacy-policy.yaml');
  const texts = textsIn(readYaml(file));
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => daysIn(sentence).length > 0);
  return { file, text: texts.join('\n'), sentences };
}

function daysIn(sentence: string): number[] {
  return [...sentence.matchAll(PERIOD)].map(([, count = '', unit = '']) => {
    const word = count.toLowerCase();
    const number = Number(word) || more[word] || numbers.indexOf(word) + 1;
    return Math.round(number * days[unit.toLowerCase() as keyof typeof days]);
  });
}

/** The longest period that the sentences name, in days. */
export const longestPeriod = (sentences: readonly string[]) =>
  Math.max(0, ...sentences.flatMap(daysIn));
