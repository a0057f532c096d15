import { pageLink } from '@agency/content/schemas/link.ts';
import { sample } from '@agency/content/schemas/sample.ts';
import { blurb, heading, label, list, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

const claim = z.strictObject({
  figure: text(1, 12, 'the figure: 5X'),
  what: text(4, 90, 'what grew or fell'),
  client: text(4, 120, 'whose figure it is'),
  period: text(4, 120, 'over what time, against what'),
  method: blurb('how it was counted, with the two values'),
  link: pageLink('the page with more of it'),
  sample,
});

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: blurb('what these figures are'),
    labels: z.strictObject({
      client: label('the client'),
      period: label('the period'),
      method: label('the method'),
    }),
    items: list(claim, 1, 12, 'claims'),
    all: label('the line that shows all on a phone, where only three are open').optional(),
  })
  .describe(
    'The large figures of the site, each with the client, the time and the method behind it',
  );

export const tones: readonly Tone[] = ['accent'];

export const headingId = 'claims-title';
