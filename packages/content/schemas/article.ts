import { z } from 'astro/zod';
import { pageUrl } from '../page-url.ts';
import { plannedDay, refineChecked } from './day.ts';
import { groupName } from './group-name.ts';
import { language } from './language.ts';
import { type ImageSchema, picture } from './picture.ts';
import { draft } from './publication.ts';
import { referenceTo } from './reference.ts';
import { blurb, heading, list, plainText, text } from './text.ts';

/** One article of the blog: content/articles/<slug>/article.mdx. */
export const article = (image: ImageSchema) =>
  z
    .strictObject({
      title: plainText(30, 65, 'the page title in search results'),
      heading: text(10, 110, 'the headline on the page'),
      description: plainText(70, 160, 'the description in search results'),
      keywords: z.array(z.string()).max(8).optional().describe('Key phrases, only where natural'),
      published: plannedDay('the day of publication, before which the article is not shown'),
      draft,
      language,
      checked: plannedDay(
        'the day somebody last checked every claim; an article without it says nothing about that',
      ).optional(),
      changed: text(
        20,
        160,
        'what is new for the reader since the last check, in one line',
      ).optional(),
      author: referenceTo('people'),
      topic: groupName('blog').describe('The main subject, shown on the card'),
      moreTopics: list(
        groupName('blog'),
        0,
        3,
        'further subjects, whose pages list the article too',
      ),
      picture: picture(image),
      excerpt: text(70, 200, 'the text on the card in the listing'),
      keyPoints: list(blurb('one point that the reader should remember'), 0, 6, 'key points'),
      related: list(referenceTo('articles', { leftOut: true }), 0, 4, 'related articles'),
      servicePage: z
        .strictObject({
          label: heading('the text of the link'),
          href: z.enum([
            '/services',
            pageUrl('seoServices'),
            pageUrl('contact'),
            pageUrl('portfolio'),
            pageUrl('howWeWork'),
          ]),
        })
        .optional()
        .describe('A page that the article links to after its text, with words of its own'),
    })
    .superRefine(refineChecked)
    .superRefine(({ topic, moreTopics }, context) => {
      const all = [topic, ...moreTopics];
      const again = moreTopics.findIndex((name, index) => all.indexOf(name) <= index);
      if (again !== -1)
        context.addIssue({
          code: 'custom',
          path: ['moreTopics', again],
          message: `"${moreTopics[again]}" is there twice. Name each subject once.`,
        });
    });
