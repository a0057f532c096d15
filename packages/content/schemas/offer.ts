import { z } from 'astro/zod';
import { formatted, list, text } from './text.ts';

const rupees = (what: string) =>
  z
    .number({ error: `is missing. Write ${what} in rupees before tax, as a number: 20000.` })
    .int('must be whole rupees.')
    .positive('must be more than 0.')
    .describe(`${what}, in rupees before tax`);

const name = (what: string) =>
  formatted(
    `${what}, as placeholders write it: oneChannel`,
    /^(?!offer$|terms$)[a-z][A-Za-z]*$/,
    'letters only, the first a small one, such as oneChannel; "offer" and "terms" have a meaning already',
  );

const price = z.strictObject({
  name: name('the name of the price'),
  from: rupees('the price, or the lowest one'),
  to: rupees('the highest price').optional(),
  people: text(6, 120, 'who works on it').optional(),
  includes: text(10, 200, 'what is in it').optional(),
  excludes: text(10, 200, 'what is not in it').optional(),
});

const examples = z.strictObject({
  file: formatted(
    'a file of this folder',
    /^(pages|services|languages|automatic-reply\.yaml)/,
    'a file of pages/, services/ or languages/, or automatic-reply.yaml',
  ),
  amounts: list(text(2, 24, 'an amount'), 1, 60, 'amounts of that file that are no price of ours'),
});

/** What the agency sells and on which terms: content/offer.yaml. Texts take it by placeholders. */
export const offer = z
  .strictObject({
    hourlyRate: rupees('the price of an hour').optional(),
    tax: z
      .strictObject({
        name: text(2, 12, 'the name of the tax: GST'),
        percent: z.number().min(0).max(100).describe('its rate in per cent: 18'),
      })
      .describe('The tax that comes on top of each price'),
    prices: list(price, 0, 40, 'prices: monthly fees, projects, and the sums of an example'),
    terms: z
      .record(z.string(), text(1, 200, 'the words of a term'))
      .default({})
      .describe(
        'The words of your terms by name. {terms.notice} in a text shows the one of the name notice',
      ),
    sample: z.boolean().optional().describe('true while these are not yet your prices and terms'),
    examples: list(
      examples,
      0,
      60,
      'files with amounts that are examples or the prices of others; the check refuses all others that are not placeholders',
    ),
  })
  .superRefine(({ prices, terms }, context) => {
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const key of Object.keys(terms))
      if (!/^[a-z][A-Za-z]*$/.test(key))
        report(
          ['terms', key],
          'needs a name of letters only, the first a small one, such as notice.',
        );
    for (const [index, { name: own, from, to }] of prices.entries()) {
      if (prices.findIndex((other) => other.name === own) !== index)
        report(['prices', index, 'name'], `"${own}" is in this list twice. Keep one of them.`);
      if (to !== undefined && to <= from)
        report(
          ['prices', index, 'to'],
          'must be more than `from`. Leave it out for a single price.',
        );
    }
  });

export type Offer = z.infer<typeof offer>;
