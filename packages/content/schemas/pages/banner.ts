import { z } from 'astro/zod';
import { pageLink } from '../link.ts';
import { heading, text } from '../text.ts';

/** What it costs, on the first screen of a page. */
export const price = z
  .strictObject({
    text: text(
      10,
      160,
      'from what price; where the page does not say it: what, for whom and where',
    ),
    link: pageLink('The page with fees and terms, or the form that asks for a price'),
  })
  .optional()
  .describe('A line with a price and a link. Optional');

/** The first band of an inner page. */
export const banner = z
  .strictObject({
    title: heading('the page heading'),
    subtitle: text(8, 120, 'the line under the heading'),
  })
  .describe('The first band of the page');

export type BannerPrice = z.infer<typeof price>;
