import { z } from 'astro/zod';

const path = z
  .string({ error: 'is missing. Write a path of this site, such as /contact.' })
  .regex(/^\/[^\s?#]*[^\s?#/]$/, {
    error: 'must be a path of this site without query, fragment or slash at the end: /contact.',
  });

export const redirect = z.strictObject({
  from: path.describe('The old address'),
  to: path.describe('The page it leads to'),
});

export type Redirect = z.infer<typeof redirect>;

/** Old addresses and where they lead: content/redirects.yaml. */
export const redirects = z.array(redirect, {
  error: 'must be a list of `{ from: /old, to: /new }`.',
});
