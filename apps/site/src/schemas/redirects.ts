import { z } from 'astro/zod';
import { formatted } from './text.ts';

const path = (purpose: string) =>
  formatted(
    purpose,
    /^\/[^\s?#]*[^\s?#/]$/,
    'a path of this site without query, fragment or slash at the end: /contact',
  );

export const redirect = z.strictObject({
  from: path('the old path'),
  to: path('the page it leads to'),
});

export type Redirect = z.infer<typeof redirect>;

/** Old paths and where they lead: content/redirects.yaml. */
export const redirects = z.array(redirect, {
  error: 'must be a list of `{ from: /old, to: /new }`.',
});
