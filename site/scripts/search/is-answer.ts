const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function sharedLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/**
 * Whether a page holds what was searched for. Where no page has a word, Pagefind takes off letter after
 * letter and finds those that begin with the first one: no answer to anybody.
 * @param found the words of a page in order, and the places of those that were found
 */
export function isAnswer(
  query: string,
  { content, locations }: { content: string; locations: readonly number[] },
): boolean {
  const all = content.split(/\s+/).filter(Boolean);
  const found = [...new Set(locations.map((place) => all[place] ?? ''))].flatMap(wordsOf);
  return wordsOf(query).every((asked) => {
    // Words of one root count: agency, agencies.
    const least = Math.min(asked.length, Math.max(3, Math.ceil(asked.length / 2)));
    return found.some((word) => sharedLetters(asked, word) >= least);
  });
}
