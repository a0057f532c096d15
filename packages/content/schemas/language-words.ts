import { FORM_WORDS, SERVICE_WORDS } from '@agency/contract/form-words.ts';
import { LEAD_FIELDS, type LeadFieldName } from '@agency/contract/lead-forms.ts';
import { z } from 'astro/zod';
import { withDefaults } from '../with-defaults.ts';
import { automaticReply } from './automatic-reply.ts';
import { copy } from './pages/interface.ts';
import { label, list, plainText } from './text.ts';

const { skipLink, newTab, header, footer, reducedMotion, testimonials, samples, consent, form } =
  copy.shape;
const { contents, exampleFigures, dataTable, video } = copy.shape.article.shape;
const { open, close, previous, next } = copy.shape.gallery.shape;

/** The same words with the same places to fill in, whatever their order. */
const messages = <Words extends Record<string, string>>(english: Words) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(english).map(([name, message]) => [
        name,
        plainText(1, 240, `the words for “${message}”`).superRefine((words, context) => {
          for (const place of message.match(/\{\w+\}/g) ?? [])
            if (!words.includes(place))
              context.addIssue(`has no ${place} in it. Write it where the value belongs.`);
          if (message.endsWith('{keep}') && !words.endsWith('{keep}'))
            context.addIssue('must end with {keep}, which is filled in with form.messages.keep.');
        }),
      ]),
    ) as Record<keyof Words, ReturnType<typeof plainText>>,
  );

const field = z.strictObject({
  label: plainText(1, 48, 'the label of the field'),
  missing: plainText(6, 120, 'the message when a required field is empty'),
});

const fields = Object.fromEntries(LEAD_FIELDS.map((name) => [name, field])) as Record<
  LeadFieldName,
  typeof field
>;

const words = z.strictObject({
  name: label('the name of the language in its own letters, for links to its pages'),
  skipLink,
  newTab,
  header,
  footer: footer.extend({
    hours: list(
      label('the days and hours'),
      0,
      7,
      'lines, one for each of `hours` in brand.yaml, in that order',
    ),
  }),
  article: z.strictObject({ contents, exampleFigures, dataTable, video }),
  gallery: z.strictObject({ open, close, previous, next }),
  reducedMotion,
  testimonials,
  samples,
  consent: consent.optional().describe('Needed where the site has trackers with cookies'),
  form: form.omit({ fields: true }).extend({
    fields: z.strictObject(fields),
    noServices: label('shown while no service is chosen'),
    services: z
      .record(z.string(), label('a service'))
      .describe('For each service of the form, by its name in English, what visitors read')
      .prefault({}),
    messages: messages({ ...FORM_WORDS, ...SERVICE_WORDS }),
  }),
  automaticReply: automaticReply.omit({ send: true }),
});

const groupsOf = (schema: z.ZodType): unknown =>
  schema instanceof z.ZodObject
    ? Object.fromEntries(
        Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, part]) =>
          part instanceof z.ZodObject ? [[name, groupsOf(part)]] : [],
        ),
      )
    : undefined;

/**
 * The words of header, footer, forms and the automatic reply on pages in another language. A group that is missing is
 * read as an empty one, so that the check names each of its words.
 */
export const languageWords = withDefaults(words, groupsOf(words));

export type LanguageWords = z.infer<typeof words>;
