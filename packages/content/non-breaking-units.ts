const units =
  'lakhs?|crores?|million|per cent|rupees|kB|MB|kg|km|px|metres?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|GST';
const separated = new RegExp(`(\\d[+%]?) (?=(?:${units})(?![\\w-]))`, 'g');

/** The dash of a range, after which browsers would break the line: 4–6 weeks, ₹80,000–₹1,50,000. */
const rangeDash = /(?<=\d[+%]?)–(?=[₹$]?\d)/g;

/** The spaces of a range of amounts: ₹80,000 to ₹1,50,000. */
const amountRange = /(₹\d[\d,]*) to (?=₹\d)/g;

/** The hyphens in the name of a host that is a word of the text, not part of an address: green-sky.example. */
const host =
  /(?<![\w./:@-])(?:[a-z0-9]+-)+[a-z0-9]+(?:\.[a-z0-9-]+)*\.(?:com|example|in|net|org)\b(?![/@-])/g;

/** Invisible and without width: no line breaks here. */
const wordJoiner = '\u2060';

/** For what is not a page: a feed, a search index, structured data. */
export const withoutWordJoiners = (copy: string): string => copy.replaceAll(wordJoiner, '');

/** The text of code, which a reader copies: with the spaces and hyphens that were typed. */
export const withoutNonBreakingUnits = (code: string): string =>
  withoutWordJoiners(code).replaceAll('\u00a0', ' ');

/** Keeps figures on one line with their units, and ranges, amounts and hosts whole. */
export const withNonBreakingUnits = (copy: string): string =>
  copy
    .replace(separated, '$1\u00a0')
    .replace(rangeDash, `–${wordJoiner}`)
    .replace(amountRange, '$1\u00a0to\u00a0')
    .replace(host, (name) => name.replaceAll('-', `-${wordJoiner}`));
