import { z } from 'astro/zod';
import { heading, text } from '../text.ts';

/** The first band of an inner page. */
export const banner = z
  .strictObject({
    title: heading('the page heading'),
    subtitle: text(8, 120, 'the line under the heading'),
  })
  .describe('The first band of the page');
