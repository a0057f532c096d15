const consonants: Record<string, string> = {
  ...{ க: 'k', ங: 'ng', ச: 's', ஞ: 'nj', ட: 't', ண: 'n', த: 'th', ந: 'n', ப: 'p', ம: 'm' },
  ...{ ய: 'y', ர: 'r', ல: 'l', வ: 'v', ழ: 'zh', ள: 'l', ற: 'r', ன: 'n' },
  ...{ ஜ: 'j', ஷ: 'sh', ஸ: 's', ஹ: 'h' },
};
const vowels: Record<string, string> = {
  ...{ அ: 'a', ஆ: 'aa', இ: 'i', ஈ: 'ee', உ: 'u', ஊ: 'oo', எ: 'e', ஏ: 'e', ஐ: 'ai' },
  ...{ ஒ: 'o', ஓ: 'o', ஔ: 'au' },
};
/** The vowel after a consonant; the last one is no vowel. */
const signs: Record<string, string> = {
  ...{ '\u0bbe': 'aa', '\u0bbf': 'i', '\u0bc0': 'ee', '\u0bc1': 'u', '\u0bc2': 'oo' },
  ...{ '\u0bc6': 'e', '\u0bc7': 'e', '\u0bc8': 'ai', '\u0bca': 'o', '\u0bcb': 'o' },
  ...{ '\u0bcc': 'au', '\u0bcd': '' },
};

/** Tamil letters as people write them in Latin letters: vilai for விலை. Other letters are unchanged. */
export function tamilInLatin(text: string): string {
  const letters = [...text.normalize('NFC')];
  return letters
    .map((letter, at) => {
      const consonant = consonants[letter];
      // A consonant without a sign has the vowel a.
      if (consonant !== undefined) return consonant + (signs[letters[at + 1] ?? ''] ?? 'a');
      return letter in signs ? '' : (vowels[letter] ?? letter);
    })
    .join('');
}
