import { closest, distance } from 'fastest-levenshtein';

/** The known addresses nearest to one that is not there: a site has too many to name all. */
export function nearest(word: string, known: readonly string[]): string {
  const sorted = [...known].sort((one, other) => distance(word, one) - distance(word, other));
  const [first = ''] = sorted;
  return distance(word, first) <= Math.max(2, word.length / 4)
    ? `Did you mean ${first}?`
    : `The nearest are: ${sorted.slice(0, 3).join(', ')}.`;
}

/** The known name nearest to a mistyped one, or all of them. */
export function suggestion(word: string, known: readonly string[]): string {
  const nearest = closest(word, [...known]);
  return distance(word, nearest) <= Math.max(2, word.length / 4)
    ? `Did you mean ${nearest}?`
    : `Use one of: ${known.join(', ')}.`;
}
