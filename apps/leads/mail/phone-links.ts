import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/min';

/** One-tap addresses for a phone number; WhatsApp is null where the number does not tell the country. */
export type PhoneLinks = {
  /** The number as people read it. */
  readonly number: string;
  readonly call: string;
  readonly whatsapp: string | null;
};

/** Between two numbers in one field; the phone library takes what follows a comma for an extension. */
const BETWEEN = /[,;|&]|\s(?:or|and)\s/i;

/**
 * Addresses that call each number of a field or open a chat with it.
 * @param typed as the visitor wrote it
 * @param country of numbers without a country code, such as `IN`; null when unknown
 */
export function phoneLinks(typed: string, country: string | null): PhoneLinks[] {
  const parts = withPlainDigits(typed.normalize('NFKC'))
    .split(BETWEEN)
    .map((part) => part.trim().replace(/^00(?=\d)/, '+'));
  const options = country === null ? {} : { defaultCountry: country as CountryCode };
  const found = parts.flatMap((part) =>
    findPhoneNumbersInText(part, options).map(({ number }) => ({
      number: number.formatInternational().replace(/ ext\. .*/, ''),
      call: `tel:${number.number}`,
      whatsapp: `https://wa.me/${number.number.slice(1)}`,
    })),
  );
  return found.length > 0 ? found : unknownNumber(parts[0] ?? '');
}

/** A number that the library does not know, such as one without a country, is called as it is. */
function unknownNumber(part: string): PhoneLinks[] {
  const [number = ''] = /^\+?[\d\s().-]+/.exec(part) ?? [];
  const digits = number.replace(/\D/g, '');
  return digits.length < 7 || digits.length > 15
    ? []
    : [{ number: number.trim(), call: `tel:${digits}`, whatsapp: null }];
}

// Tamil, Devanagari and other digits: each script has its ten in a row, beginning with zero.
function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}
