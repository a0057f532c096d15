import { z } from 'astro/zod';
import { pastDay } from '../day.ts';
import { heading, list, text } from '../text.ts';
import { banner } from './banner.ts';
import { page } from './page.ts';

const block = z.strictObject({
  title: heading('a sub-heading').optional(),
  text: text(20, 900, 'a paragraph').optional(),
  points: z
    .array(text(6, 320, 'a point'))
    .optional()
    .describe('A list'),
});

const legalPage = page({
  banner,
  updated: pastDay('the day of the last change'),
  updatedLabel: text(6, 40, 'the text before the date'),
  introduction: text(60, 900, 'the opening'),
  sections: list(
    z.strictObject({ title: heading('the section'), blocks: list(block, 1, 8, 'blocks') }),
    1,
    30,
    'sections',
  ),
});

export const accessibilityStatement = legalPage;

export const privacyPolicy = legalPage.omit({ published: true }).extend({
  consent: z.strictObject({ title: heading('the heading'), text: text(20, 600, 'the consent') }),
});

export type LegalPage = z.infer<typeof legalPage>;
export type PrivacyPolicy = z.infer<typeof privacyPolicy>;
