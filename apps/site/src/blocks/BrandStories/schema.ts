import { type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { label, list, paragraph } from '@agency/content/schemas/text.ts';
import { titled } from '@agency/content/schemas/titled.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      eyebrow: label('the small title'),
      story: z
        .strictObject({
          title: label('the title'),
          paragraphs: list(paragraph('a paragraph'), 1, 6, 'paragraphs'),
          pictures: list(picture(image), 1, 6, 'pictures')
            .optional()
            .describe('A picture for each paragraph; left out, the story has text alone'),
        })
        .refine(({ paragraphs, pictures }) => !pictures || pictures.length === paragraphs.length, {
          path: ['pictures'],
          error: 'must be as many as the paragraphs. Add or remove pictures.',
        }),
      values: z.strictObject({
        title: label('the title'),
        items: list(titled, 1, 12, 'brand values'),
        all: label('the line that shows all on a phone, where only three are open').optional(),
      }),
      purpose: z.strictObject({ title: label('the title'), text: paragraph('why we exist') }),
    })
    .describe('The story of the agency in chapters, its values and its purpose');

export const tones: readonly Tone[] = ['dark'];

export const headingId = 'stories-title';
