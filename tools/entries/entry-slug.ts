import { tamilInLatin } from './tamil-letters.ts';

const letters: Record<string, string> = {
  æ: 'ae',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  '&': ' and ',
  '₹': ' rs ',
};

const MAX_LENGTH = 70;

/**
 * The slug of an entry from its title: lower-case Latin letters, digits and hyphens. Accents and apostrophes are
 * removed, Tamil is written in Latin letters, and a long title is cut between words.
 * @returns an empty string when the title has neither Latin nor Tamil letters nor digits
 */
export function slugFrom(title: string): string {
  const words = tamilInLatin(title)
    .toLowerCase()
    .replace(/[æđłøœßþ&₹]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug || (words[0] ?? '').slice(0, MAX_LENGTH);
}
