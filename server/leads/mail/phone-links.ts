/** One-tap addresses for a phone number; null where the number does not tell the country. */
export type PhoneLinks = { readonly call: string; readonly whatsapp: string | null };

/**
 * Addresses that call a number or open a chat with it.
 * @param typed as the visitor wrote it
 * @param countryCode for numbers written without one, such as `91`; null when unknown
 */
export function phoneLinks(typed: string, countryCode: string | null): PhoneLinks {
  const digits = [...typed.normalize('NFKC')]
    .map((sign) => (/\p{Nd}/u.test(sign) ? decimalValue(sign) : ''))
    .join('');
  const international = internationalNumber(typed.trim(), digits, countryCode);
  return international === null
    ? { call: `tel:${digits}`, whatsapp: null }
    : { call: `tel:+${international}`, whatsapp: `https://wa.me/${international}` };
}

function internationalNumber(
  typed: string,
  digits: string,
  countryCode: string | null,
): string | null {
  if (/^\+/.test(typed.normalize('NFKC'))) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (countryCode === null) return null;
  const national = digits.replace(/^0/, '');
  const alreadyWhole = national.startsWith(countryCode) && national.length > 10;
  return alreadyWhole ? national : `${countryCode}${national}`;
}

// Tamil, Devanagari and other digits: each script has its ten in a row, beginning with zero.
function decimalValue(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
