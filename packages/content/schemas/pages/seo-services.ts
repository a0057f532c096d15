import { z } from 'astro/zod';
import { cta } from '../cta.ts';
import { pageLink } from '../link.ts';
import { type ImageSchema, picture } from '../picture.ts';
import { referenceTo } from '../reference.ts';
import { blurb, heading, label, list, paragraph, text } from '../text.ts';
import { sellingBanner } from './banner.ts';
import { page, section } from './page.ts';
import { seoPlan } from './seo-plan.ts';

const titled = z.strictObject({
  title: heading('a short title'),
  text: text(40, 420, 'a few sentences'),
});

const drawing = z
  .enum(['result', 'links', 'crawl', 'map', 'answer', 'outline'])
  .describe('the small drawing beside it; result and answer are drawn large');

const week = z.number().min(0).max(260);

const milestone = z.strictObject({
  value: text(2, 16, 'when it comes: 4–6 weeks'),
  label: label('what comes'),
  weeks: z
    .tuple([week, week], { error: 'is missing. Write the two weeks of the range: [4, 6].' })
    .refine(([from, to]) => from < to, { error: 'must begin before it ends: [4, 6].' })
    .describe('The same in weeks, for the drawing: [4, 6]'),
});

export const seoServices = (image: ImageSchema) =>
  page({
    banner: sellingBanner.extend({
      text: paragraph('what the service is'),
      contact: cta,
      call: label('the call link; {phone} is filled in'),
      picture: picture(image),
    }),
    tools: section({ heading: heading('the heading') }),
    services: section({
      heading: heading('the heading'),
      items: list(titled.extend({ drawing }), 1, 12, 'SEO services'),
      all: label('the line that shows all on a phone, where only three are open').optional(),
    }),
    whyChooseUs: section({
      heading: heading('the heading'),
      picture: picture(image),
      points: list(
        titled.extend({
          figure: text(2, 4, 'a figure of the text, set very large: 10X').optional(),
          counts: label('what the figure counts, set under it: conversion rate').optional(),
        }),
        1,
        8,
        'points',
      ),
    }),
    process: section({
      heading: heading('the heading'),
      text: blurb('a sentence'),
      steps: list(titled, 1, 15, 'steps'),
      all: label('the line that shows all steps on a phone, where only three are open').optional(),
    }),
    testimonials: section({ heading: heading('the heading') }),
    connect: section({
      heading: heading('the heading'),
      text: blurb('a sentence'),
      action: label('the button that opens the plan'),
    }),
    plan: seoPlan.optional(),
    portfolio: section({
      heading: heading('the heading'),
      cards: list(referenceTo('caseStudies'), 0, 6, 'case studies'),
    }),
    faq: section({
      heading: heading('the heading'),
      terms: pageLink('The page with fees, hours and terms'),
      milestones: list(milestone, 1, 4, 'points in time, the earlier one first'),
      items: list(
        z.strictObject({
          question: text(12, 120, 'the question'),
          answer: paragraph('the answer'),
        }),
        1,
        30,
        'questions',
      ),
    }),
    quote: z.strictObject({
      heading: heading('the heading'),
      text: blurb('what happens after sending'),
    }),
  });

export type SeoServices = Required<z.infer<ReturnType<typeof seoServices>>>;
