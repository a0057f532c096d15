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

const longest = 70;

/**
 * The address of an entry from its title: small Latin letters, digits and hyphens. Accents go,
 * apostrophes leave no gap, and a long title is cut between words.
 * @returns an empty string when the title holds no Latin letter or digit
 */
export function slugFrom(title: string): string {
  const copy = title
    .toLowerCase()
    .replace(/[æđłøœßþ&₹]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of copy) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug || (copy[0] ?? '').slice(0, longest);
}
