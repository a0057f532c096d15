import { type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { heading, label, list, paragraph } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      heading: heading('the heading'),
      items: list(
        z.strictObject({
          id: label('a word for the URL of the page'),
          title: label('the title'),
          description: paragraph('the text'),
          picture: picture(image),
        }),
        1,
        6,
        'items',
      ),
    })
    .describe(
      'Items such as mission and vision: one is open or none, with its picture beside them',
    );

export const tones: readonly Tone[] = ['paper'];

export const headingId = 'growth-title';
