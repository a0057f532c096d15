import { z } from 'astro/zod';
import { links, pageLink } from '../link.ts';
import { type ImageSchema, picture } from '../picture.ts';
import { heading, label, list, paragraph } from '../text.ts';
import { sellingBanner } from './banner.ts';
import { closing } from './closing.ts';
import { page, section } from './page.ts';

export const services = (image: ImageSchema) =>
  page({
    banner: sellingBanner,
    accordion: section({
      heading: heading('the heading'),
      terms: pageLink('The page with fees, hours and terms'),
      more: links(0, 4, 'pages about a service that is not in the list'),
    }),
    process: section({
      heading: heading('the heading'),
      steps: list(
        z.strictObject({
          title: heading('the step'),
          text: paragraph('what happens'),
          picture: picture(image),
        }),
        1,
        15,
        'steps',
      ),
      previous: label('the button back'),
      next: label('the button forward'),
    }),
    closing: closing.optional(),
  });

export type Services = Required<z.infer<ReturnType<typeof services>>>;
