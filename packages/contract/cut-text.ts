const segmenter = new Intl.Segmenter();

/** A character in percent codes, such as `%20` or `%E0%AE%B5`. */
const PERCENT_CODES = /%[0-7][\dA-F]|%[C-F][\dA-F](?:%[89AB][\dA-F])+/gi;

/**
 * The beginning of a text, at most `length` UTF-16 units. It ends before a character that does not fit whole: what
 * readers see as one, such as an emoji or a Tamil letter with its vowel, also in percent codes.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = startOfCharacter(text, length);
  for (const { index, 0: codes } of text.matchAll(PERCENT_CODES)) {
    if (index >= end) break;
    if (end < index + codes.length) return text.slice(0, index);
  }
  return text.slice(0, end);
}

/** Where the character begins that this place is in. */
const startOfCharacter = (text: string, at: number): number =>
  segmenter.segment(text).containing(at)?.index ?? at;
