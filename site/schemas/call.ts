import { z } from 'astro/zod';
import { label, text } from './text.ts';

/**
 * What the sentence around a call asks for: `details` is no more than the fields of the contact form,
 * `words` a question or a message, `files` a photo, a sheet or a screenshot.
 */
const asked = <const Carried extends readonly string[]>(carried: Carried, otherwise: string) =>
  z
    .enum(carried, {
      error: ({ input }) =>
        input === undefined
          ? `is missing. Write what the words beside it ask for: ${carried.join(', ')}.`
          : `"${String(input)}" does not fit this kind. ${otherwise}`,
    })
    .describe('What the words beside it ask for: details, words (a message) or files');

const own = { label: label('the words of the button') };

const anything = ['details', 'words', 'files'] as const;

/** Everything that asks a visitor to get in touch: what it asks for must fit through its door. */
export const call = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('form'),
        ...own,
        asks: asked(
          ['details'],
          'The contact form has no field for a message or a file: use kind seo-form, mail, chat or phone, or ask for no more than its fields (asks: details).',
        ),
        path: z
          .enum(['/contact-us', '/contact'])
          .optional()
          .describe('The address of the contact form where it is not /contact-us'),
      }),
      z.strictObject({
        kind: z.literal('seo-form'),
        ...own,
        asks: asked(
          ['details', 'words'],
          'The quote form takes a message and no file: use kind mail or chat, or ask for words.',
        ),
      }),
      z.strictObject({
        kind: z.literal('mail'),
        ...own,
        asks: asked(anything, 'Use details, words or files.'),
        subject: text(4, 90, 'the subject of the mail'),
        body: text(10, 600, 'the mail as far as it is written for the visitor'),
      }),
      z.strictObject({
        kind: z.literal('chat'),
        ...own,
        asks: asked(anything, 'Use details, words or files.'),
        text: text(10, 300, 'the message as far as it is written for the visitor'),
      }),
      z.strictObject({
        kind: z.literal('phone'),
        ...own,
        asks: asked(
          ['details', 'words'],
          'Nobody can send a file by telephone: use kind mail or chat, or ask for words.',
        ),
      }),
    ],
    { error: 'must be of kind form, seo-form, mail, chat or phone. Write kind: and one of them.' },
  )
  .describe('A call to get in touch: kind, label and what it asks for');

export type Call = z.infer<typeof call>;
