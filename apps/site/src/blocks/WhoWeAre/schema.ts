import { pageLink } from '@agency/content/schemas/link.ts';
import { type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { heading, label, list, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      eyebrow: label('the small title'),
      card: z.strictObject({
        picture: picture(image),
        overlay: label('the text over the picture'),
      }),
      heading: heading('the heading'),
      text: text(60, 420, 'who we are'),
      values: list(label('a value'), 1, 6, 'values'),
      action: pageLink('where it leads'),
    })
    .describe('Who you are, beside a picture that tilts under the pointer');

export const tones: readonly Tone[] = ['paper'];

export const headingId = 'who-title';
