/** What Pagefind knows of a page: its text, and which words of it were found. */
export type Hit = {
  url: string;
  content: string;
  locations: readonly number[];
  /** `listing`: where the page is listed, such as the blog. */
  meta: { title?: string; listing?: string };
};

/** A page that is the first result for these words. */
export type FirstPage = { words: readonly string[]; url: string; title: string; text: string };

/** Words before the found one that an extract goes back to the beginning of a sentence, and its length. */
const [maxBefore, extractLength] = [18, 32];

const wordsOf = (text: string) => text.split(/\s+/);

/** Letters and figures without accents, in lower case. */
const termsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (/[\u0300-\u036f]/.test(mark) ? '' : mark))
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words with one root begin alike: at least four letters, and six tenths of the typed word. */
function isAlike(typed: string, found: string): boolean {
  const needed = Math.min(typed.length, Math.max(4, Math.ceil(typed.length * 0.6)));
  return found.startsWith(typed.slice(0, needed));
}

/** The parts of a word, and the word without its signs, as Pagefind reads it: e-mail is e, mail and email. */
const spellingsOf = (word: string) => [...termsOf(word), termsOf(word).join('')];

/** Whether a page has each word of the query. Pagefind shortens a word that no page has until one begins with the rest. */
export function hasTerms({ content, locations }: Hit, query: string): boolean {
  const words = wordsOf(content);
  const found = locations.flatMap((location) => spellingsOf(words[location] ?? ''));
  const has = (typed: string) => found.some((term) => isAlike(typed, term));
  return wordsOf(query)
    .map(termsOf)
    .every((parts) => has(parts.join('')) || parts.every(has));
}

/** What to ask Pagefind, until there is something: it knows no ₹20,000 but 20,000, and no seo-services but both words. */
export const askedFor = (query: string): string[] =>
  [...new Set([query.replace(/\p{Sc}/gu, ''), termsOf(query).join(' ')])].filter(Boolean);

/** The first page one of whose words is in the query. */
export function firstPageFor(pages: readonly FirstPage[], query: string): FirstPage | undefined {
  const typed = termsOf(query);
  return pages.find(({ words }) => words.some((word) => typed.includes(word)));
}

const isEnd = (word: string | undefined) => /[.!?:]["”’)]*$/.test(word ?? '');

/**
 * The words around the first found one, from the beginning of its sentence, with the found ones marked. Without the
 * title at the beginning of the text, which is above the extract, unless nothing else was found.
 */
export function extractOf({
  content,
  locations,
  meta: { title = '' },
}: Hit): { word: string; isFound: boolean }[] {
  const words = wordsOf(content);
  const length = title && content.startsWith(title) ? wordsOf(title).length : 0;
  const first = locations.some((at) => at >= length) ? length : 0;
  const [found = first] = locations.filter((at) => at >= first).sort((a, b) => a - b);
  let start = found;
  while (start > first && !isEnd(words[start - 1]) && found - start < maxBefore) start -= 1;
  const isWhole = start === first || isEnd(words[start - 1]);
  const end = start + extractLength;
  const extract = words
    .slice(start, end)
    .map((word, index) => ({ word, isFound: locations.includes(start + index) }));
  const dots = { word: '…', isFound: false };
  return [...(isWhole ? [] : [dots]), ...extract, ...(end < words.length ? [dots] : [])];
}

/** A line of the results: an address, a title, where it is listed, and an extract whose found words are marked. */
export type Row = {
  path: string;
  title: string;
  listing?: string | undefined;
  extract: ReturnType<typeof extractOf>;
};

const pathOf = (url: string) => url.replace(/(\/index)?\.html$/, '') || '/';

export function rowOf(page: Hit | FirstPage): Row {
  if ('text' in page)
    return { path: page.url, title: page.title, extract: [{ word: page.text, isFound: false }] };
  const path = pathOf(page.url);
  const { title = path, listing } = page.meta;
  return { path, title, listing, extract: extractOf(page) };
}
