import { z } from 'astro/zod';
import { listedName } from './listed-name.ts';
import type { ImageSchema } from './picture.ts';
import { draft, shownFrom } from './publication.ts';
import { seo } from './seo.ts';
import { label, list, text } from './text.ts';

/** One photo gallery: content/photography/<slug>/gallery.yaml. */
export const gallery = (image: ImageSchema) =>
  z
    .strictObject({
      client: label('the name of the client'),
      title: label('the title of the gallery'),
      category: listedName('category').describe('The tab of the portfolio that shows it'),
      order: z.number().int().min(1).describe('Place among the galleries, 1 first'),
      draft,
      published: shownFrom,
      seo,
      introduction: text(80, 240, 'a sentence or two about the shoot'),
      opening: image().describe('The photo that opens the page, cut wide: ./08.jpg'),
      prints: list(z.number().int().min(1), 2, 9, 'prints')
        .optional()
        .describe(
          'The photos shown large before the others, by their place in the list: wide, narrow, across, and again',
        ),
      sample: z
        .boolean()
        .optional()
        .describe('true while the pictures stand in for photographs; the page then says so'),
      photos: list(
        z.strictObject({
          id: z.number().int().min(1).describe('Number of the photo'),
          picture: image().describe('The picture file: ./01.jpg'),
          alt: text(20, 160, 'what the photo shows'),
          caption: text(12, 120, 'a line told beneath the large photo').optional(),
          height: z
            .number()
            .int()
            .min(300, { error: 'must be 300 to 800.' })
            .max(800, { error: 'must be 300 to 800.' })
            .describe('Height in pixels, 300 to 800; shown at half'),
        }),
        1,
        60,
        'photos',
      ),
    })
    .superRefine(({ prints = [], photos }, context) => {
      for (const [index, place] of prints.entries()) {
        const twice = prints.indexOf(place) < index;
        if (place <= photos.length && !twice) continue;
        const message = twice
          ? `shows photo ${place} twice. Name another one.`
          : `names photo ${place}, but there are ${photos.length}. Name one of 1 to ${photos.length}.`;
        context.addIssue({ code: 'custom', path: ['prints', index], message });
      }
    });

export type Gallery = z.infer<ReturnType<typeof gallery>>;
