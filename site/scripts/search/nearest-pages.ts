import { distance } from 'fastest-levenshtein';

/** Up to half of a word's letters may be other ones. */
const farthest = 0.5;
const most = 3;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** How far a word is from the nearest word of a name: 0 the same, 1 nothing in common. */
const wordDistance = (word: string, name: readonly string[]) =>
  Math.min(1, ...name.map((other) => distance(word, other) / Math.max(word.length, other.length)));

/** Names that come close to a query with slips in it, the closest first; none where all are far off. */
export function nearestPages<Page extends { name: string }>(
  query: string,
  pages: readonly Page[],
): Page[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  return pages
    .map((page) => {
      const words = wordsOf(page.name);
      const sum = asked.reduce((total, word) => total + wordDistance(word, words), 0);
      return { page, far: sum / asked.length };
    })
    .filter(({ far }) => far <= farthest)
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ page }) => page);
}
