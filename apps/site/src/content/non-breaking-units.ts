const units =
  'lakhs?|crores?|million|per cent|rupees|kB|MB|kg|km|px|metres?|seconds?|minutes?|hours?|days?|weeks?|months?|years?';
const separated = new RegExp(`(\\d[+%]?) (?=(?:${units})(?![\\w-]))`, 'g');

/** Keeps figures on one line with their units: the space between them does not break. */
export const withNonBreakingUnits = (copy: string): string => copy.replace(separated, '$1\u00a0');
