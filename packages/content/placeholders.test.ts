import { expect, it, vi } from 'vitest';
import { contentProblems } from './check/content-check.ts';
import { withArticlePlaceholders, withPlaceholders } from './placeholders.ts';

const { read, write, change } = await vi.hoisted(async () =>
  (await import('./testing/content-copy.ts')).copyStarter(),
);

const offer = `hourlyRate: 1000
tax: { name: GST, percent: 18 }
prices:
  - { name: website, from: 90000, to: 250000, includes: Words and design }
  - { name: audit, from: 12000 }
terms: { notice: thirty days }
`;

it.each([
  ['{website.from}', '₹90,000'],
  ['{website.price}', '₹90,000 to ₹2,50,000'],
  ['{website.priceWithTax}', '₹1,06,200 to ₹2,95,000'],
  ['{website.hours} hours', '90 to 250 hours'],
  ['{website.includes}', 'Words and design'],
  ['{audit.price} and {audit.tax}', '₹12,000 and ₹2,160'],
  ['{audit.fromWithTax}', '₹14,160'],
  ['{audit.to}', '₹12,000'],
  ['plus {offer.tax}, {offer.hourlyRate} an hour', 'plus 18% GST, ₹1,000 an hour'],
  ['{terms.notice} of {offer.taxName}', 'thirty days of GST'],
  ['{audit.people} {reference} {website}', '{audit.people} {reference} {website}'],
  ['\\{audit.price}', '\\{audit.price}'],
])('%s shows %s', (copy, shown) => {
  write('offer.yaml', offer);
  expect(withPlaceholders(copy)).toBe(shown);
  expect(withArticlePlaceholders(copy)).toBe(shown);
});

it('a changed price is changed in the next text', () => {
  write('offer.yaml', offer);
  expect(withPlaceholders('{audit.from}')).toBe('₹12,000');
  write('offer.yaml', offer.replace('from: 12000', 'from: 150000'));
  expect(withPlaceholders('{audit.from}')).toBe('₹1,50,000');
});

const page = 'pages/contact-us.yaml';
const article = 'articles/what-a-website-costs/article.mdx';
const atTheEnd = (file: string, text: string) => write(file, `${read(file)}\n${text}\n`);

it('the check names a placeholder that the offer does not have, and the nearest one', async () => {
  write('offer.yaml', offer);
  change(page, 'subtitle: ', 'subtitle: "{audit.form}" # ');
  atTheEnd(article, 'It costs {website.frm}.');
  const problems = (await contentProblems()).join('\n');
  expect(problems).toContain('has {audit.form}, which offer.yaml does not have.');
  expect(problems).toContain('Did you mean audit.from?');
  expect(problems).toContain('Did you mean website.from?');
});

it('a component of an article shows a price too, and a wrong name in it is refused', async () => {
  write('offer.yaml', offer);
  const table = (cell: string) =>
    `<ComparisonTable title="Prices" columns={["", "Price"]} rows={[["Audit", "${cell}"]]} />`;
  atTheEnd(article, table('{audit.from}'));
  expect((await contentProblems()).join()).not.toContain(article);
  atTheEnd(article, table('{audit.fromm}'));
  expect((await contentProblems()).join()).toContain('Did you mean audit.from?');
});

it.each([
  ['from: 12000', 'from: "12,000"', 'must be a number'],
  ['from: 90000', 'from: 900000', 'must be more than `from`'],
  ['name: audit', 'name: website', 'is in this list twice'],
  ['name: audit', 'name: terms', '"offer" and "terms" have a meaning already'],
])('an offer with %s written as %s is refused', async (from, to, message) => {
  write('offer.yaml', offer.replace(from, to));
  expect((await contentProblems()).join()).toContain(message);
});
