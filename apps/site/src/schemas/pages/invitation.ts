import { z } from 'astro/zod';
import { call } from '../call.ts';
import { blurb, heading } from '../text.ts';

/** The words at the end of a page that ask visitors to get in touch. */
export const invitation = z.strictObject({
  heading: heading('the heading'),
  text: blurb('a sentence'),
  action: call,
});
