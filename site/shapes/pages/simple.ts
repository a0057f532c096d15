import { z } from 'astro/zod';
import { link } from '../link.ts';
import { type ImageShape, picture } from '../picture.ts';
import { referenceTo } from '../reference.ts';
import { seo } from '../seo.ts';
import { blurb, heading, label, list, text } from '../text.ts';
import { banner } from './banner.ts';

const invitation = z.strictObject({
  heading: heading('the heading'),
  text: blurb('a sentence'),
  action: link,
});

/** The clients page: a grid of logos. */
export const ourClients = z.strictObject({
  seo,
  banner,
  introduction: text(60, 420, 'a few sentences'),
  closing: invitation,
});

/** The portfolio: tabs and cards. */
export const ourPortfolio = z.strictObject({
  seo,
  banner: banner.extend({
    covers: list(referenceTo('case study'), 3, 3, 'case studies whose covers are fanned out'),
    counted: label('what the number counts'),
  }),
  tabs: z.strictObject({ label: label('the name of the tab list'), all: label('the first tab') }),
  closing: invitation,
});

/** The blog listing. */
export const blog = z.strictObject({
  seo,
  banner: banner.extend({ counted: label('what the number counts') }),
  subjects: z
    .strictObject({ label: label('the name of the filter'), all: label('the first choice') })
    .describe('The choice of subjects; the subjects come from the articles'),
  readMore: label('the link to an article'),
  closing: invitation,
});

export const thankYou = (image: ImageShape) =>
  z.strictObject({
    seo,
    title: heading('the heading'),
    lines: z
      .array(text(8, 120, 'a line'))
      .length(2, { error: 'needs exactly 2 lines.' })
      .describe('Exactly 2 lines'),
    next: blurb('what happens next'),
    picture: picture(image),
    actions: z.array(link).min(1).max(3).describe('1 to 3 links'),
  });

export const notFound = (image: ImageShape) =>
  z.strictObject({
    seo,
    title: heading('the heading'),
    text: blurb('what the visitor can do'),
    picture: picture(image),
    links: z.array(link).min(3).max(6).describe('3 to 6 links'),
  });

export type ThankYou = z.infer<ReturnType<typeof thankYou>>;
export type NotFound = z.infer<ReturnType<typeof notFound>>;
