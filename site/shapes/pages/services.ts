import { z } from 'astro/zod';
import { link } from '../link.ts';
import { type ImageShape, picture } from '../picture.ts';
import { seo } from '../seo.ts';
import { blurb, heading, label, list, paragraph } from '../text.ts';
import { banner } from './banner.ts';

export const services = (image: ImageShape) =>
  z.strictObject({
    seo,
    banner,
    accordion: z.strictObject({
      heading: heading('the heading'),
      items: list(
        z.strictObject({
          number: z
            .string()
            .regex(/^\d\d$/, { error: 'must be two digits in quotes, such as "01".' })
            .describe('Two digits in quotes'),
          title: heading('the service'),
          text: paragraph('what it is and who needs it'),
          points: list(blurb('what is included'), 3, 6, 'points'),
          picture: picture(image),
          action: link.optional(),
        }),
        5,
        5,
        'services',
      ),
    }),
    process: z.strictObject({
      heading: heading('the heading'),
      steps: list(
        z.strictObject({
          title: heading('the step'),
          text: paragraph('what happens'),
          picture: picture(image),
        }),
        4,
        4,
        'steps',
      ),
      previous: label('the button back'),
      next: label('the button forward'),
    }),
    closing: z.strictObject({
      heading: heading('the heading'),
      text: blurb('a sentence'),
      action: link,
    }),
  });

export type Services = z.infer<ReturnType<typeof services>>;
