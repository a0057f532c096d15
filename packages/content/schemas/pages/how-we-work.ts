import { z } from 'astro/zod';
import { pageLink } from '../link.ts';
import { type ImageSchema, picture } from '../picture.ts';
import { blurb, heading, label, list, text } from '../text.ts';
import { banner } from './banner.ts';
import { closing } from './closing.ts';
import { page } from './page.ts';

const sample = z.boolean().optional().describe('true while this is a sample');

const term = z.strictObject({
  title: label('what is agreed'),
  text: blurb('how it is with us'),
  sample,
});

const band = z.strictObject({
  title: label('the name of the fee: One channel'),
  price: label('the fee: ₹20,000 to ₹40,000 a month').optional(),
  hours: label('the hours it buys'),
  people: text(6, 120, 'who works on it'),
  includes: text(10, 200, 'what it includes'),
  excludes: text(10, 200, 'what it does not include'),
  sample,
});

const project = z.strictObject({
  title: label('what is made once: a website'),
  price: label('the fee: ₹90,000 to ₹2,00,000'),
  text: blurb('the hours, what it includes and what it does not'),
  sample,
});

const day = z.strictObject({
  when: label('the day: Day 1'),
  date: label('its date: Monday, 4 January'),
  title: heading('what happens'),
  text: blurb('who does it and what you get'),
});

const line = z.strictObject({
  what: text(2, 90, 'a line of the page'),
  value: text(1, 24, 'its sum or figure'),
  note: blurb('what to look at in this line').optional(),
});

const sheet = z.strictObject({
  heading: heading('the heading'),
  text: blurb('what is shown'),
  document: label('what the page calls itself: Quotation'),
  about: text(6, 120, 'for whom and of when it is'),
  lines: list(line, 3, 12, 'lines'),
  total: line.optional().describe('The last line, under two rules'),
  sample,
});

const claim = z.strictObject({
  figure: text(1, 12, 'the figure: 5X'),
  what: text(4, 90, 'what grew or fell'),
  client: text(4, 120, 'whose figure it is'),
  period: text(4, 120, 'over what time, against what'),
  method: blurb('how it was counted, with the two values'),
  link: pageLink('the page with more of it'),
  sample,
});

/** Fees, terms and sources of figures: content/pages/how-we-work.yaml. */
export const howWeWork = (image: ImageSchema) =>
  page({
    banner,
    sampleNote: blurb('said at the end of the page while parts of it are samples'),
    terms: z.strictObject({
      heading: heading('the heading'),
      items: list(term, 3, 12, 'terms'),
      all: label('the line that shows all on a phone, where only three are open').optional(),
    }),
    fees: z.strictObject({
      heading: heading('the heading'),
      text: blurb('how the bands are calculated'),
      labels: z.strictObject({
        people: label('the people'),
        includes: label('what it includes'),
        excludes: label('what it does not include'),
      }),
      bands: list(band, 2, 4, 'fee bands'),
      picture: picture(image)
        .optional()
        .describe('A dark landscape picture beside the heading, its subject at the left; optional'),
    }),
    projects: z
      .strictObject({
        heading: heading('the heading'),
        text: blurb('what is paid and when'),
        items: list(project, 1, 6, 'projects'),
      })
      .optional()
      .describe('Work with one price: a website, a brand, a shoot'),
    firstDays: z.strictObject({
      heading: heading('the heading'),
      text: blurb('a sentence'),
      days: list(day, 4, 10, 'days'),
      sample,
    }),
    quotation: sheet.describe('A quotation with remarks in the margin'),
    claims: z.strictObject({
      heading: heading('the heading'),
      text: blurb('what these figures are'),
      labels: z.strictObject({
        client: label('the client'),
        period: label('the period'),
        method: label('the method'),
      }),
      items: list(claim, 1, 12, 'claims'),
    }),
    closing: closing.optional(),
  });

export type HowWeWork = z.infer<ReturnType<typeof howWeWork>>;
