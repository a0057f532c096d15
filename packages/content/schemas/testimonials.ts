import { z } from 'astro/zod';
import { type ImageSchema, picture } from './picture.ts';
import { referenceTo } from './reference.ts';
import { label, list, text } from './text.ts';

/** What clients say: content/testimonials.yaml. */
export const testimonials = (image: ImageSchema) =>
  z.strictObject({
    testimonials: list(
      z
        .strictObject({
          name: label('the name'),
          role: label('role and company'),
          feedback: text(60, 420, 'what they say'),
          highlight: text(
            8,
            48,
            'the claim: four to six words of the feedback, shown large above it',
          ).optional(),
          picture: picture(image).optional(),
          caseStudy: referenceTo('caseStudies')
            .optional()
            .describe('The case study about this client: the quote links to it'),
          sample: z.boolean().optional().describe('true while this is not a real testimonial'),
        })
        .refine(({ feedback, highlight }) => !highlight || feedback.includes(highlight), {
          path: ['highlight'],
          message: 'Copy it word for word from the feedback.',
        }),
      0,
      30,
      'testimonials',
    ),
  });

export type Testimonial = z.infer<ReturnType<typeof testimonials>>['testimonials'][number];
