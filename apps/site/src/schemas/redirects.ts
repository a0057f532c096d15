import { z } from 'astro/zod';
import { formatted } from './text.ts';

const path = (purpose: string) =>
  formatted(
    purpose,
    /^\/[^\s?#]*[^\s?#/]$/,
    'a path of this site without query, fragment or slash at the end: /contact',
  );

/** A path may be written as in a browser's address bar (/café) or as it is copied from there (/caf%C3%A9). */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return text;
  }
}

const MALFORMED = /%(?![\da-f]{2})/i;
const decodable = (purpose: string) =>
  path(purpose)
    .refine((text) => !MALFORMED.test(text), {
      error: 'has a % that is not followed by two digits. Write %25 for the sign itself.',
    })
    .overwrite(decoded);

export const redirect = z.strictObject({
  from: decodable('the old path'),
  to: decodable('the page it leads to'),
});

export type Redirect = z.infer<typeof redirect>;

/** Old paths and where they lead: content/redirects.yaml. */
export const redirects = z.array(redirect, {
  error: 'must be a list of `{ from: /old, to: /new }`.',
});
