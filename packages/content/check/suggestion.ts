import { closest, distance } from 'fastest-levenshtein';

/** The known name nearest to a mistyped one, or all of them. */
export function suggestion(word: string, known: readonly string[]): string {
  const nearest = closest(word, [...known]);
  return distance(word, nearest) <= Math.max(2, word.length / 4)
    ? `Did you mean ${nearest}?`
    : `Use one of: ${known.join(', ')}.`;
}
