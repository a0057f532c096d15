import { type Attribution, cleanValues } from './attribution.ts';
import { cutText } from './cut-text.ts';

const MAX_VALUE_LENGTH = 300;
const MAX_TEXT_LENGTH = 3000;

/** Decodes the text of `packAttribution`. Drops unknown keys, cuts values to 300 characters. Never throws. */
export function unpackAttribution(text: string): Attribution {
  const parameters = new URLSearchParams(cutText(text, MAX_TEXT_LENGTH));
  return cleanValues(
    (key) => parameters.get(key),
    (value) => cutText(value, MAX_VALUE_LENGTH),
  );
}
