import { readYaml } from '@agency/content/read-yaml.ts';
import { links } from '@agency/content/schemas/link.ts';
import { referenceTo } from '@agency/content/schemas/reference.ts';
import { heading, label } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

type Testimonials = { testimonials?: { name?: unknown }[] };

/** The file as it is now, also where the check finds mistakes in it. */
const quotedPeople = () =>
  ((readYaml('testimonials.yaml') as Testimonials | undefined)?.testimonials ?? []).map(
    ({ name }) => name,
  );

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    caseStudy: referenceTo('caseStudies'),
    quote: label('the name of a person in testimonials.yaml')
      .refine((name) => quotedPeople().includes(name), {
        error: 'is no name in testimonials.yaml. Copy it from there.',
      })
      .optional(),
    more: links(0, 8, 'links to more cases').optional(),
  })
  .describe('One case study with its figure, beside what one client says');

export const tones: readonly Tone[] = ['paper', 'dark'];
