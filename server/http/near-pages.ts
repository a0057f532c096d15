import { distance } from 'fastest-levenshtein';

/** A page of the built site and what it is called. */
export type NamedPage = { readonly path: string; readonly name: string };

const MOST_PAGES = 3;
/** Longer addresses are nobody's slip of the finger. */
const LONGEST_ADDRESS = 120;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** How near two addresses are by their letters, from 0 to 1. */
const closeness = (one: string, other: string) =>
  1 - distance(one, other) / Math.max(one.length, other.length);

/** Which part of the words of an address a page's own address and name hold, from 0 to 1. */
function sharedWords(words: readonly string[], { path, name }: NamedPage): number {
  const own = new Set(wordsOf(`${path} ${name}`));
  return words.filter((word) => own.has(word)).length / Math.max(words.length, 1);
}

/**
 * Pages that may have been meant by an address that leads nowhere, the likeliest first: those that are
 * spelt much like it, or share most of its words.
 */
export function nearPages(pages: readonly NamedPage[], address: string): NamedPage[] {
  const route = address.toLowerCase().replace(/\.(html?|php)$/, '');
  if (route.length > LONGEST_ADDRESS) return [];
  const words = wordsOf(route);
  const ranked = pages
    .map((page) => ({
      page,
      nearness: Math.max(closeness(route, page.path), sharedWords(words, page)),
    }))
    .sort((one, other) => other.nearness - one.nearness);
  // Beside a page that was surely meant, those that only share its folder would be noise.
  const least = Math.max(0.5, (ranked[0]?.nearness ?? 0) - 0.2);
  return ranked
    .filter(({ nearness }) => nearness > least)
    .slice(0, MOST_PAGES)
    .map(({ page }) => page);
}
