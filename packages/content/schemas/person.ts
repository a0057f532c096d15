import { z } from 'astro/zod';
import { url } from './link.ts';
import type { ImageSchema } from './picture.ts';
import { label, plainText, text } from './text.ts';

/** One member of the team: content/people/<slug>/person.yaml. */
export const person = (image: ImageSchema) =>
  z.strictObject({
    name: label('the name'),
    position: label('the position'),
    order: z.number().int().min(1).describe('Place in the grid, 1 first'),
    portrait: image().describe('The portrait: ./portrait.svg'),
    alt: plainText(12, 160, 'what the portrait shows'),
    bio: text(40, 220, 'what this person does here'),
    facebook: url.optional(),
    instagram: url.optional(),
    linkedin: url.optional(),
    sample: z.boolean().optional().describe('true while this is not a real person'),
  });
