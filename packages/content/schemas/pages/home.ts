import { z } from 'astro/zod';
import { cta } from '../cta.ts';
import { pageLink } from '../link.ts';
import { type ImageSchema, picture } from '../picture.ts';
import { referenceTo } from '../reference.ts';
import { seo } from '../seo.ts';
import { servedFile } from '../served-file.ts';
import { heading, label, list, text } from '../text.ts';
import { section } from './page.ts';

/** A number that counts up: 100, +, Clients Served. */
const counter = z
  .strictObject({
    number: z.number().int().min(0).describe('The target'),
    suffix: z.string().max(3).default('').describe('Written behind the number: +, M+, K+'),
    label: label('what is counted'),
  })
  .describe('A counter');

export const home = (image: ImageSchema) =>
  z.strictObject({
    seo,
    hero: z.strictObject({
      tagline: pageLink('The tagline button'),
      headline: list(text(3, 24, 'a line of the headline'), 2, 3, 'lines of the headline'),
      subtext: text(60, 240, 'what we do and for whom'),
      action: cta,
      badge: text(12, 48, 'the text of the turning badge'),
      picture: picture(image),
      sequence: z
        .strictObject({
          file: servedFile('frames', '/sequences/hero.frames').describe(
            'The sequence in content/files/, as a path',
          ),
          label: label('what its handle does'),
        })
        .optional()
        .describe(
          'The same picture as a sequence that turns. Optional. docs/decisions/022-a-sequence-instead-of-a-model.md describes the file',
        ),
    }),
    outcomeBand: list(label('an outcome'), 1, 12, 'outcomes of the second band').optional(),
    whoWeAre: section({
      eyebrow: label('the small title'),
      card: z.strictObject({
        picture: picture(image),
        overlay: label('the text over the picture'),
      }),
      heading: heading('the heading'),
      text: text(60, 420, 'who we are'),
      values: list(label('a value'), 1, 6, 'values'),
      action: pageLink('where it leads'),
    }),
    whatWeOffer: section({
      heading: heading('the heading'),
      text: text(40, 240, 'a sentence'),
      action: pageLink('where it leads'),
    }),
    costs: section({
      heading: heading('the heading'),
      text: text(20, 240, 'what an hour costs, and what is not in the fee'),
      action: pageLink('The page with fees and terms'),
    })
      .optional()
      .describe('The fee bands of how-we-work.yaml, a row each. Optional'),
    collaboration: section({
      eyebrow: label('the small title'),
      heading: heading('the heading'),
      action: pageLink('where it leads'),
    }).describe('Over the client logos; shown when there are any'),
    caseStudies: section({
      heading: heading('the heading'),
      cards: list(
        z.strictObject({
          caseStudy: referenceTo('caseStudies'),
          category: label('the category on the card'),
        }),
        1,
        8,
        'case studies',
      ),
      action: pageLink('where it leads'),
    }),
    testimonials: section({ heading: heading('the heading') }),
    counters: section({
      heading: heading('the heading'),
      claim: text(10, 120, 'what the figures mean, in one to three sentences').optional(),
      sources: pageLink('Where it says whose figures these are'),
      items: list(counter, 1, 8, 'counters'),
    })
      .optional()
      .describe('Figures that count up. Optional'),
  });

export type Home = Required<z.infer<ReturnType<typeof home>>>;
