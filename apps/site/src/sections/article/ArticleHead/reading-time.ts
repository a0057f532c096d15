/** Words per minute of an adult who reads in a second language, with tables and calculations in the text. */
const pace = 210;

/** Reading time of an article's source in whole minutes, at least 1. Names of components and their props are not read. */
export function readingMinutes(source: string) {
  const prose = source
    .replace(/<\/?[A-Z]\w*|\/>/g, ' ')
    .replace(/\b(?:kind|tone|prefix|unit)="[^"]*"/g, ' ')
    .replace(/\b\w+(?==[{"])|[{,]\s*\w+:(?=\s)/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ');
  const copy = prose.match(/[\p{L}\p{N}]+(?:[’'.,%-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(copy.length / pace));
}
