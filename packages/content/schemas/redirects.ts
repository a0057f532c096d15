import { decodePath } from '@agency/contract/path-spelling.ts';
import { isFolderPattern, isOtherHost, splitAddress } from '@agency/contract/redirects.ts';
import { z } from 'astro/zod';
import { formatted } from './text.ts';

const MALFORMED = /%(?![\da-f]{2})/i;

/** An address may be written as in a browser's address bar (/café) or as it is copied from there (/caf%C3%A9). */
function decoded(address: string): string {
  if (isOtherHost(address)) return address;
  const { path, query } = splitAddress(address);
  return (decodePath(path) ?? path) + (query && `?${query}`);
}

const decodable = (purpose: string, form: RegExp, rule: string) =>
  formatted(purpose, form, rule)
    .refine((text) => isOtherHost(text) || !MALFORMED.test(text), {
      error: 'has a % that is not followed by two digits. Write %25 for the sign itself.',
    })
    .refine(
      (text) =>
        isOtherHost(text) || MALFORMED.test(text) || decodePath(splitAddress(text).path) !== null,
      {
        error:
          'is a path that the site never answers: a name that begins with a full stop, %2F or \\. Remove the line.',
      },
    )
    .overwrite(decoded);

/** Static hosts read * and a part that begins with : as a pattern for many paths. */
const isUnknownPattern = (from: string) =>
  /\*|\/:/.test(isFolderPattern(from) ? from.slice(0, -1) : from);

const from = decodable(
  'the old address: a path (/contact), one with a query (/?p=123), or all addresses in a folder (/tag/*)',
  /^\/([^\s?#]*[^\s?#/]|[^\s?#]*\?[^\s?#=]+=[^\s?#]*)$/,
  'a path of this site without slash at the end: /contact, /?p=123 or /tag/*',
)
  .refine((text) => !isUnknownPattern(text), {
    error: 'has * or /: in it. Only a * at the end is known: /tag/* is every address in /tag.',
  })
  .refine((text) => text !== '/*', {
    error: 'is every address of the site. Write a folder before the *: /tag/*.',
  });

export const redirect = z.strictObject({
  from,
  to: decodable(
    'the page or file it leads to, or a full https:// address of another site',
    /^(\/|\/[^\s?#]*[^\s?#/]|https:\/\/[^\s/?#.]+(?:\.[^\s/?#.]+)+(?:[/?#]\S*)?)$/,
    'a path of this site without query, fragment or slash at the end (/contact-us), or an https:// address of another site',
  ).refine((text) => isOtherHost(text) || !/\*|\/:/.test(text), {
    error: 'has * or /: in it. A redirect leads to one page.',
  }),
});

export type Redirect = z.infer<typeof redirect>;

/** Old addresses and where they lead: content/redirects.yaml. */
export const redirects = z.array(redirect, {
  error: 'must be a list of `{ from: /old, to: /new }`.',
});
