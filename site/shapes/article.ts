import { z } from 'astro/zod';
import { type ImageShape, picture } from './picture.ts';
import { referenceTo } from './reference.ts';
import { blurb, heading, list, text } from './text.ts';

/** The subjects of the blog, in the order of its filter. */
export const articleTopics = [
  'Strategy',
  'SEO',
  'Social media',
  'AI and tools',
  'Choosing an agency',
  'Careers',
  'Trends',
] as const;

/** One article of the blog: content/articles/<slug>/article.mdx. */
export const article = (image: ImageShape) =>
  z.strictObject({
    title: text(30, 65, 'the page title in search results'),
    heading: text(20, 110, 'the headline on the page'),
    description: text(70, 160, 'the description in search results'),
    keywords: z.array(z.string()).max(8).optional().describe('Key phrases, only where natural'),
    published: z.coerce
      .date({ error: 'is missing. Write the date as 2025-03-14.' })
      .describe('Date of publication, as 2025-03-14'),
    updated: z.coerce.date().optional().describe('Date of the last real change'),
    author: referenceTo('person'),
    topic: z.enum(articleTopics).describe('The subject, shown on the card'),
    picture: picture(image),
    excerpt: text(70, 200, 'the words on the card in the listing'),
    keyPoints: list(blurb('one thing the reader takes away'), 3, 5, 'key points'),
    related: list(referenceTo('article'), 2, 4, 'related articles'),
    servicePage: z
      .strictObject({
        label: heading('the words of the link'),
        href: z.enum(['/services', '/seo-services', '/contact-us', '/our-portfolio']),
      })
      .describe('The page of our services that helps further'),
  });

export type Article = z.infer<ReturnType<typeof article>>;
