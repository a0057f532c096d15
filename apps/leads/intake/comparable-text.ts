// Cyrillic and Greek letters that look like Latin ones, each followed by the Latin letter.
const LOOK_ALIKES = new Map(
  'аaеeоoрpсcуyхxіiјjѕsԁdԛqԝwкkмmтtвbнhαaεeοoρpνvιiκkτtυuχx'
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]),
);

/**
 * Normalises a text for the spam rules: lower case, without accents, invisible characters and look-alike
 * letters. The result is never stored or shown.
 */
export function comparableText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\u0370-\u03FF\u0400-\u052F]/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .replace(/\s+/g, ' ');
}
