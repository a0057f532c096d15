import type { ImageSchema } from '@agency/content/schemas/picture.ts';
import { heading, label, list, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      heading: heading('the heading'),
      text: text(60, 420, 'who we are in a few sentences'),
      items: list(
        z.strictObject({
          id: z.number().int().describe('Number of the stat'),
          number: label('the figure'),
          text: text(6, 120, 'what it counts'),
          image: image().describe('The picture'),
          hoverImage: image().describe('The picture shown on hover'),
        }),
        1,
        8,
        'stats',
      ),
    })
    .describe('Figures with a picture each, and another one while the card is hovered');

export const tones: readonly Tone[] = ['paper'];

export const headingId = 'stats-title';
