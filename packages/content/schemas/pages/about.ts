import { z } from 'astro/zod';
import { pageLink } from '../link.ts';
import { type ImageSchema, picture } from '../picture.ts';
import { blurb, heading, label, list, paragraph, text } from '../text.ts';
import { sellingBanner } from './banner.ts';
import { page, section } from './page.ts';

const titled = z.strictObject({
  title: label('a short title'),
  text: blurb('one or two sentences'),
});

export const about = (image: ImageSchema) =>
  page({
    banner: sellingBanner.extend({ picture: picture(image) }),
    stats: section({
      heading: heading('the heading'),
      text: text(60, 420, 'who we are in a few sentences'),
      items: list(
        z.strictObject({
          id: z.number().int().describe('Number of the stat'),
          number: label('the figure'),
          text: text(6, 120, 'what it counts'),
          image: image().describe('The picture'),
          hoverImage: image().describe('The picture shown on hover'),
        }),
        1,
        8,
        'stats',
      ),
    }),
    approach: section({
      heading: heading('the heading'),
      text: paragraph('how we work'),
      action: pageLink('where it leads'),
    }).describe('The statement between figures and stories'),
    stories: section({
      eyebrow: label('the small title'),
      story: z
        .strictObject({
          title: label('the title'),
          paragraphs: list(paragraph('a paragraph'), 1, 6, 'paragraphs'),
          pictures: list(picture(image), 1, 6, 'pictures')
            .optional()
            .describe('A picture for each paragraph; left out, the story has text alone'),
        })
        .refine(({ paragraphs, pictures }) => !pictures || pictures.length === paragraphs.length, {
          path: ['pictures'],
          error: 'must be as many as the paragraphs. Add or remove pictures.',
        }),
      values: z.strictObject({
        title: label('the title'),
        items: list(titled, 1, 12, 'brand values'),
        all: label('the line that shows all on a phone, where only three are open').optional(),
      }),
      purpose: z.strictObject({ title: label('the title'), text: paragraph('why we exist') }),
    }),
    growth: section({
      heading: heading('the heading'),
      items: list(
        z.strictObject({
          id: label('a word for the URL of the page'),
          title: label('the title'),
          description: paragraph('the text'),
          picture: picture(image),
        }),
        1,
        6,
        'items',
      ),
    }),
    spread: picture(image)
      .extend({ caption: pageLink('What it shows, and a link to more of it') })
      .optional()
      .describe(
        'A dark picture under the heading of the reasons to choose you, its subject in the middle; at least 1600 pixels wide. Optional',
      ),
    whyChooseUs: section({
      heading: heading('the heading'),
      points: list(titled, 1, 8, 'points'),
    }),
    experts: section({
      heading: heading('the heading'),
      text: text(40, 320, 'a sentence about the team'),
      all: label('the line that shows all on a phone, where only three are open').optional(),
    }),
    services: section({
      heading: heading('the heading'),
      text: text(40, 240, 'a sentence'),
      action: pageLink('where it leads'),
    }),
  });

export type About = Required<z.infer<ReturnType<typeof about>>>;
