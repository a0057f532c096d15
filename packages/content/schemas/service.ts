import { z } from 'astro/zod';
import { isAbsentPage } from '../optional-pages.ts';
import { pageUrl } from '../page-url.ts';
import { pageLink, url } from './link.ts';
import { type ImageSchema, picture } from './picture.ts';
import { blurb, heading, label, list, paragraph, text } from './text.ts';

const order = (place: string) =>
  z
    .number()
    .int()
    .min(1)
    .describe(`Place in ${place}, 1 first; with equal numbers by the name of the file`);

/** Names of a service in a place that lists them all, each with its own place in that list. */
const names = (purpose: string, place: string) =>
  list(z.strictObject({ name: label(purpose), order: order(place) }), 1, 4, 'names');

/** One service with its name in every place that shows it: content/services/<slug>.yaml. */
export const service = (image: ImageSchema) =>
  z.strictObject({
    picture: picture(image),
    card: z
      .strictObject({
        order: order('the list'),
        title: heading('the title of the service'),
        ring: text(12, 60, 'the text that turns in a ring beside its name'),
        text: text(60, 220, 'what the client gets'),
        href: url.transform((to) => (isAbsentPage(to) ? pageUrl('contact') : to)),
      })
      .describe('Its row on the home page, and its name on the about page'),
    accordion: z
      .strictObject({
        order: order('the accordion'),
        title: heading('the service'),
        text: paragraph('what it is and who needs it'),
        points: list(blurb('what is included'), 1, 8, 'points'),
        action: pageLink('where it leads'),
      })
      .optional()
      .describe('Its panel on the services page; left out, it has none'),
    marquee: names('the service', 'the band')
      .optional()
      .describe('Its names in the scrolling band of the home page'),
    choices: names('the choice', 'the list')
      .optional()
      .describe('What a visitor can tick in the contact form'),
  });
