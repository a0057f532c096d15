/**
 * Removes characters from the end of a text. A loop: `/[…]+$/` needs quadratic time for a text that has many of
 * them before another character.
 * @param character matches one character
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
