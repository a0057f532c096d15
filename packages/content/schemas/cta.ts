import { z } from 'astro/zod';
import { pageUrl } from '../page-url.ts';
import { label, plainText } from './text.ts';

const own = { label: label('the text of the button') };

/** The article beside which a call to action is. */
const inArticle = '; beside an article {article} is its name';

/** The calls to action, each a way to get in touch. */
export const cta = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('form'),
        ...own,
        path: z
          .enum([pageUrl('contact'), '/contact', '#write'])
          .optional()
          .describe(
            'The path of the contact form where it is not /contact-us; #write is the one of this page',
          ),
      }),
      z.strictObject({
        kind: z.literal('seo-form'),
        ...own,
        message: plainText(10, 300, `the beginning of the message${inArticle}`).optional(),
      }),
      z.strictObject({
        kind: z.literal('mail'),
        ...own,
        subject: plainText(4, 90, `the subject of the mail${inArticle}`),
        body: plainText(10, 600, `the beginning of the mail${inArticle}`),
      }),
      z.strictObject({
        kind: z.literal('chat'),
        ...own,
        text: plainText(10, 300, `the beginning of the message${inArticle}`),
      }),
      z.strictObject({ kind: z.literal('phone'), ...own }),
    ],
    { error: 'must be of kind form, seo-form, mail, chat or phone. Write kind: and one of them.' },
  )
  .describe('A call to action: kind and label');

export type Cta = z.infer<typeof cta>;
