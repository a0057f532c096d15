import { plainDigits } from '@agency/contract/plain-digits.ts';
import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/min';

/** Links for a phone number; WhatsApp is null when the country is unknown. */
export type PhoneLinks = {
  /** The number in international format. */
  readonly number: string;
  readonly call: string;
  readonly whatsapp: string | null;
};

/** Separators of numbers in one field; the phone library reads text after a comma as an extension. */
const SEPARATORS = /[,;|&]|\s(?:or|and)\s/i;

/**
 * Links that call each number of a field or open a chat with it.
 * @param typed the text of the field
 * @param country country of numbers without a country code, such as `IN`; null when unknown
 */
export function phoneLinks(typed: string, country: string | null): PhoneLinks[] {
  const parts = plainDigits(typed.normalize('NFKC'))
    .split(SEPARATORS)
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

/** A number that the library does not recognise, such as one without a country, is used unchanged. */
function unknownNumber(part: string): PhoneLinks[] {
  const [number = ''] = /^\+?[\d\s().-]+/.exec(part) ?? [];
  const digits = number.replace(/\D/g, '');
  return digits.length < 7 || digits.length > 15
    ? []
    : [{ number: number.trim(), call: `tel:${digits}`, whatsapp: null }];
}
