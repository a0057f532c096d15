import { z } from 'astro/zod';
import { list, plainText } from './text.ts';

/** The email that a visitor gets after sending a form: content/automatic-reply.yaml. */
export const automaticReply = z.strictObject({
  send: z.boolean().describe('false: visitors get no automatic reply'),
  subject: plainText(5, 120, 'the subject'),
  paragraphs: list(
    plainText(
      2,
      400,
      'a paragraph. {reference} is the number of the message, {phone} your telephone number. A promise of a reply time belongs here',
    ),
    1,
    10,
    'paragraphs',
  ),
});
