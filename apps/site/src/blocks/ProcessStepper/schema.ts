import { type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { heading, label, list, paragraph } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      heading: heading('the heading'),
      steps: list(
        z.strictObject({
          title: heading('the step'),
          text: paragraph('what happens'),
          picture: picture(image),
        }),
        1,
        15,
        'steps',
      ),
      previous: label('the button back'),
      next: label('the button forward'),
    })
    .describe('The steps of a project, one at a time');

export const tones: readonly Tone[] = ['dark'];

export const headingId = 'process-title';

export const isOnce = true;
