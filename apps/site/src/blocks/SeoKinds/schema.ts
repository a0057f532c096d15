import { heading, label, list, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

const drawing = z
  .enum(['result', 'links', 'crawl', 'map', 'answer', 'outline'])
  .describe('the small drawing beside it; result and answer are drawn large');

export type KindDrawingName = z.infer<typeof drawing>;

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    items: list(
      z.strictObject({
        title: heading('a short title'),
        text: text(40, 420, 'a few sentences'),
        drawing,
      }),
      1,
      12,
      'SEO services',
    ),
    all: label('the line that shows all on a phone, where only three are open').optional(),
  })
  .describe('The kinds of SEO as one sheet of drawings');

export const tones: readonly Tone[] = ['paper'];

export const headingId = 'seo-title';
