import { z } from 'astro/zod';
import { plainText } from './text.ts';

const words = {
  label: plainText(1, 48, 'the label of the field').optional(),
  missing: plainText(6, 120, 'the message when a required field is empty').optional(),
};

const oneOf = (...choices: ['required', 'optional', 'off'] | ['optional', 'off']) =>
  z
    .enum(choices, { error: `must be ${choices.join(', ')}.` })
    .optional()
    .describe(`${choices.join(', ')}; without it as the form is by default`);

/** A field that every form needs: only its words can be changed. */
const always = z.strictObject(words).optional();
const choosable = z
  .strictObject({ use: oneOf('required', 'optional', 'off'), ...words })
  .optional();
const ticks = z.strictObject({ use: oneOf('optional', 'off') }).optional();

const person = { name: always, phone: choosable, email: choosable };

/** Phone number and email address are required by default; one of them must stay so. */
const canBeReached = ({ phone, email }: { phone?: Use; email?: Use }) =>
  [phone, email].some((field) => (field?.use ?? 'required') === 'required');
type Use = { use?: string } | undefined;
const unreachable = {
  error: 'asks for neither a phone number nor an email address. Let one of them be required.',
};

/** Which fields the two forms have, which of them are required, and their labels. */
export const formFields = z
  .strictObject({
    contact: z
      .strictObject({
        ...person,
        company: choosable,
        industry: choosable,
        services: ticks,
        website: choosable,
        message: choosable,
      })
      .refine(canBeReached, unreachable)
      .optional()
      .describe(
        'The contact form. It has the fields `website` and `message` only if they are named here',
      ),
    seo: z
      .strictObject({ ...person, website: choosable, message: choosable })
      .refine(canBeReached, unreachable)
      .optional()
      .describe('The quote form'),
  })
  .optional()
  .describe(
    'Fields of the forms that are other than by default. Emails and exports keep the names of the product',
  );
