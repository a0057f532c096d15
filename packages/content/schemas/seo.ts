import { z } from 'astro/zod';
import { plainText } from './text.ts';

/** What search engines and shared links show of a page. */
export const seo = z
  .strictObject({
    title: plainText(15, 65, 'the page title in search results'),
    description: plainText(70, 160, 'the description in search results'),
    keywords: z.array(z.string()).optional().describe('Key phrases, only where natural'),
  })
  .describe('Search title and description of the page');

export type Seo = z.infer<typeof seo>;
