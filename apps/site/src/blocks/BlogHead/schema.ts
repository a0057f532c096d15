import { heading, label, text } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    title: heading('the page heading'),
    subtitle: text(8, 120, 'the line under the heading'),
    counted: label('what the number counts'),
  })
  .describe('The head of the blog, with the number of articles');

export const isHead = true;
