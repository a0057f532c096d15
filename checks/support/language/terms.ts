import { readFileSync } from 'node:fs';

/** One line of the term list: what the house writes, and the words it replaces. */
export type Term = { write: string; never: RegExp[] };

const guide = 'docs/editing.md';
const table = /<!-- terms: start -->([\s\S]*?)<!-- terms: end -->/;

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const rows = () => {
  const [, lines = ''] = table.exec(readFileSync(guide, 'utf8')) ?? [];
  return lines
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, 4));
};

/** The list that editors read is the list that is checked: the table in docs/editing.md. */
export const terms: Term[] = rows().map(([write = '', never = '']) => ({
  write: write.trim(),
  never: quoted(never).map((words) => new RegExp(`\\b${escaped(words)}\\b`, 'i')),
}));

/** Wordings that stand as the specification quotes them. */
export const quotedStrings: string[] = rows().flatMap(([, , except = '']) => quoted(except));
