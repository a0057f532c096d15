import { decodePath } from '@agency/contract/path-spelling.ts';
import { z } from 'astro/zod';
import { formatted } from './text.ts';

const path = (purpose: string) =>
  formatted(
    purpose,
    /^\/[^\s?#]*[^\s?#/]$/,
    'a path of this site without query, fragment or slash at the end: /contact',
  );

/** A path may be written as in a browser's address bar (/café) or as it is copied from there (/caf%C3%A9). */
const decoded = (text: string) => decodePath(text) ?? text;

/** Static hosts read * and a part that begins with : as a pattern for many paths. */
const PATTERN = /\*|\/:/;

const MALFORMED = /%(?![\da-f]{2})/i;
const decodable = (purpose: string) =>
  path(purpose)
    .refine((text) => !PATTERN.test(text), {
      error: 'is a pattern for many paths (* or /:). Write a line for each path.',
    })
    .refine((text) => !MALFORMED.test(text), {
      error: 'has a % that is not followed by two digits. Write %25 for the sign itself.',
    })
    .refine((text) => MALFORMED.test(text) || decodePath(text) !== null, {
      error:
        'is a path that the site never answers: a name that begins with a full stop, %2F or \\. Remove the line.',
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
