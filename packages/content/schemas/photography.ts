import { normalize } from 'node:path/posix';
import { z } from 'astro/zod';
import { groupName } from './group-name.ts';
import type { ImageSchema } from './picture.ts';
import { draft, shownFrom } from './publication.ts';
import { seo } from './seo.ts';
import { label, list, plainText, text } from './text.ts';

/** A picture is still the path of its file here. */
const fileOf = (picture: unknown) => normalize(String(picture));

/** More would not stand out. */
const MAX_LARGE = 6;

/** One photo gallery: content/photography/<slug>/gallery.yaml. */
export const gallery = (image: ImageSchema) =>
  z
    .strictObject({
      client: label('the name of the client'),
      title: label('the title of the gallery'),
      category: groupName('portfolio').describe('The tab of the portfolio that shows it'),
      order: z.number().int().min(1).describe('Place among the galleries, 1 first'),
      draft,
      published: shownFrom,
      seo,
      introduction: text(80, 240, 'a sentence or two about the shoot'),
      opening: image().describe('The photo that opens the page, cut wide: ./08-banana-chips.jpg'),
      sample: z
        .boolean()
        .optional()
        .describe('true while the pictures are samples. The page then says so'),
      photos: list(
        z.strictObject({
          id: z.number().int().min(1).describe('Number of the photo'),
          picture: image().describe(
            'The picture file, named for what it shows: ./01-murukku-stack.jpg',
          ),
          alt: plainText(20, 160, 'what the photo shows'),
          caption: text(12, 120, 'a line under the enlarged photo').optional(),
          height: z
            .number()
            .int()
            .min(300, { error: 'must be 300 to 800.' })
            .max(800, { error: 'must be 300 to 800.' })
            .describe(
              'Height in pixels, 300 to 800; shown at half. Multiples of 40 leave no gaps in the grid',
            ),
          large: z.boolean().optional().describe('true: two columns wide; up to six photos'),
        }),
        1,
        60,
        'photos',
      ),
    })
    .refine(({ photos }) => photos.filter(({ large }) => large).length <= MAX_LARGE, {
      path: ['photos'],
      error: `has more than ${MAX_LARGE} photos with large: true. Remove it from some.`,
    })
    .refine(
      ({ opening, photos }) => photos.some(({ picture }) => fileOf(picture) === fileOf(opening)),
      { path: ['opening'], error: 'is none of the photos. Name one of them.' },
    );

export type Gallery = z.infer<ReturnType<typeof gallery>>;
