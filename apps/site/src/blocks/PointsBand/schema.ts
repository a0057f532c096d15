import { pageLink } from '@agency/content/schemas/link.ts';
import { type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { blurb, heading, label, list, text } from '@agency/content/schemas/text.ts';
import { allTones, type Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

const point = z.strictObject({
  title: heading('a short title'),
  text: text(10, 420, 'one to three sentences'),
  figure: text(2, 4, 'a figure of the text, set very large: 10X').optional(),
  counts: label('what the figure counts, set under it: conversion rate').optional(),
});

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      heading: heading('the heading'),
      text: blurb('a sentence').optional(),
      points: list(point, 1, 15, 'points'),
      all: label('the line that shows all on a phone, where only three are open').optional(),
      side: z.enum(allTones).optional().describe('the ground of the heading, where it differs'),
      showsCount: z.boolean().optional().describe('true shows how many they are, very large'),
      picture: picture(image)
        .extend({ caption: pageLink('What it shows, and a link to more of it') })
        .optional()
        .describe(
          'A dark picture under the heading, its subject in the middle; at least 1600 pixels wide. Optional',
        ),
    })
    .describe('A numbered list beside its heading, which stays in view on a desktop');

export const tones: readonly Tone[] = ['dark', 'paper', 'accent'];

export const headingId = 'why-title';
