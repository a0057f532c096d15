import { pastDay } from '@agency/content/schemas/day.ts';
import { heading, list, text } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

const part = z.strictObject({
  title: heading('a sub-heading').optional(),
  text: text(20, 900, 'a paragraph').optional(),
  points: z
    .array(text(6, 320, 'a point'))
    .optional()
    .describe('A list'),
});

export const fields = z
  .strictObject({
    updated: pastDay('the day of the last change'),
    updatedLabel: text(6, 40, 'the text before the date'),
    introduction: text(60, 900, 'the opening'),
    sections: list(
      z.strictObject({ title: heading('the section'), blocks: list(part, 1, 8, 'blocks') }),
      1,
      30,
      'sections',
    ),
    consent: z
      .strictObject({ title: heading('the heading'), text: text(20, 600, 'the consent') })
      .optional()
      .describe('What a visitor agrees to with a form; it comes last'),
    listsTrackers: z
      .boolean()
      .optional()
      .describe('true adds a section with each tracker that is on and what it is for'),
  })
  .describe(
    'A text in numbered sections, such as the privacy policy, with the day of its last change',
  );

/** By its number: titles may be alike, or have no Latin letters. */
export const sectionAnchor = (index: number) => `section-${index + 1}`;

export const partIds = ({ sections }: { sections?: unknown }) =>
  Array.isArray(sections) ? sections.map((_, index) => sectionAnchor(index)) : [];

export const isOnce = true;
