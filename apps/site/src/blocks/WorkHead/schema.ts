import { referenceTo } from '@agency/content/schemas/reference.ts';
import { heading, label, list, text } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    title: heading('the page heading'),
    subtitle: text(8, 120, 'the line under the heading'),
    covers: list(referenceTo('caseStudies'), 0, 3, 'case studies whose covers are fanned out'),
    counted: label('what the number counts'),
  })
  .describe('The head of the portfolio, with the number of case studies and galleries');

export const isHead = true;
