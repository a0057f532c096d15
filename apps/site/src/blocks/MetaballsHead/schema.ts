import { price } from '@agency/content/schemas/pages/banner.ts';
import { heading, text } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    title: heading('the page heading'),
    subtitle: text(8, 120, 'the line under the heading'),
    price,
  })
  .describe('The head of a page: its title before moving drops');

export const isHead = true;
