import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { contentFolder, inContent } from '../content-folder.ts';
import { type ImageSchema, picture } from './picture.ts';
import { blurb, heading, list, text } from './text.ts';

const phoneScreens = (image: ImageSchema) =>
  z.strictObject({
    kind: z.literal('phone-screens').describe('Screens of a phone that rise out of a lunch box'),
    title: heading('the heading of the story'),
    lunchBox: image().describe(
      'An open layer of the lunch box, cut out, 1000 by 476 pixels. Its rim is an ellipse 970 wide and 125 high, 75 from the upper edge',
    ),
    bar: z
      .boolean()
      .optional()
      .describe(
        'true if the lowest 152 of 1688 pixels of every screen are a bar that stays in place; it is highlighted at the last question',
      ),
    screens: list(
      z.strictObject({
        question: text(4, 40, 'what a visitor asks'),
        answer: blurb('what the screen answers'),
        picture: picture(image).describe('The screen of a phone that answers it, upright'),
      }),
      2,
      5,
      'screens, the first on top',
    ),
  });

const units = (purpose: string) => z.number().min(0).max(100_000).describe(purpose);

const frame = {
  x: units('The middle of what is seen, in units of the drawing'),
  y: units('The same from above'),
};

const zoomOut = z.strictObject({
  kind: z.literal('zoom-out').describe('One drawing, seen from near and then from further away'),
  title: heading('what is followed from near to far'),
  drawing: z
    .string()
    .regex(/^\/?[\w/-]+\.svg$/, { error: 'must be the path of an SVG file in this content.' })
    .refine((file) => existsSync(join(contentFolder, file)), {
      error: `names a file that does not exist. Put the drawing into ${inContent('case-studies')}/ and name it as "case-studies/<slug>/<name>.svg".`,
    })
    .describe(
      'A drawing with a square viewBox, as a path in content/; lettering as outlines, no styles. A group with data-rolls-in comes from the left as the last view opens, and stops 200 units short of its place',
    ),
  views: list(
    z.strictObject({
      title: heading('what is seen'),
      text: blurb('what there is to say of it'),
      ...frame,
      size: units('The side of the square that is seen; the last one is the whole drawing'),
      card: z
        .enum(['top-left', 'top-right'])
        .optional()
        .describe('Where a wide window has the text, if it would hide something bottom left'),
    }),
    2,
    6,
    'views, the nearest first',
  ),
  narrow: z
    .strictObject({ ...frame, size: units('The side of the square') })
    .optional()
    .describe('The square that a phone shows instead of the last view'),
});

const counted = (purpose: string) =>
  z.strictObject({
    number: z.number().int().min(1).max(900).describe(purpose),
    label: text(4, 80, 'what the number counts, and when'),
  });

const dotChart = z
  .strictObject({
    kind: z.literal('dot-chart').describe('Two counts, one dot for each visit, guest or order'),
    from: counted('how many there were'),
    to: counted('how many came of them'),
  })
  .refine(({ from, to }) => to.number > from.number, {
    error: 'shows growth: "to" must be more than "from".',
  });

const misspellings = z.strictObject({
  kind: z
    .literal('misspellings')
    .describe("How people misspell the client's name, struck out one by one before the searches"),
  label: text(4, 40, 'the line above the wrong spellings'),
  spellings: list(text(2, 14, 'a wrong spelling, as somebody types it'), 2, 4, 'spellings'),
});

/** One part that only this case has. */
export const showpiece = (image: ImageSchema) =>
  z
    .discriminatedUnion('kind', [phoneScreens(image), zoomOut, dotChart, misspellings], {
      error: 'must be phone-screens (earlier: tiers), zoom-out, dot-chart or misspellings.',
    })
    .describe('A part that only this case has; it can be read without motion and without script');

export type Showpiece = z.infer<ReturnType<typeof showpiece>>;
