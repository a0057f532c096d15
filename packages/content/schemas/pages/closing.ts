import { z } from 'astro/zod';
import { cta } from '../cta.ts';
import { blurb, heading } from '../text.ts';

/** The call to action at the end of a page. */
export const closing = z.strictObject({
  heading: heading('the heading'),
  text: blurb('a sentence'),
  action: cta,
});
