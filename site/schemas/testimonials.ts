import { z } from 'astro/zod';
import { label, list, text } from './text.ts';

/** What clients say: content/testimonials.yaml. */
export const testimonials = z.strictObject({
  testimonials: list(
    z.strictObject({
      name: label('the name'),
      role: label('role and company'),
      feedback: text(60, 420, 'what they say'),
      sample: z.boolean().optional().describe('true while this is not a real testimonial'),
    }),
    0,
    30,
    'testimonials',
  ),
});

export type Testimonial = z.infer<typeof testimonials>['testimonials'][number];
