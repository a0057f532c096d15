import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { kinds } from '@agency/content/kinds.ts';
import { offer, offerPlaceholders } from '@agency/content/offer-values.ts';
import { withPlaceholders } from '@agency/content/placeholders.ts';
import { readYaml } from '@agency/content/read-yaml.ts';

/*
 * What offer.yaml, brand.yaml and the services say, as the rules of tests/support/offer/ compare it with texts.
 */

const values = offerPlaceholders();

/** The value of a placeholder: `termOf('terms.notice')`. */
export function valueOfOffer(name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`content/offer.yaml has no ${name}.`);
  return value;
}

/** A price of the offer in rupees before tax. */
export const priceOf = (name: string) => {
  const found = offer()?.prices?.find((one) => one.name === name);
  if (!found) throw new Error(`content/offer.yaml has no price ${name}.`);
  return { from: found.from, to: found.to ?? found.from };
};

export const oneChannel = priceOf('oneChannel');
export const severalChannels = priceOf('severalChannels');

/** ₹1,50,000 as a number. */
export const rupeesIn = (amount: string) => Number(amount.replaceAll(/[₹,]/g, ''));

/** Amounts as texts write them. */
export const amountsIn = (text: string): string[] =>
  text.match(/₹(?!0\b)\d+(?:,\d+)*(?:\.\d+)?(?: (?:lakhs?|crores?))?/g) ?? [];

/** The examples of offer.yaml that their file does not have any more. */
export const unusedExamples = () =>
  (offer()?.examples ?? []).flatMap(({ file, amounts }) => {
    const typed = amountsIn(readFileSync(join(contentFolder, file), 'utf8'));
    return amounts.filter((one) => !typed.includes(one)).map((one) => `${file}: ${one}`);
  });

/** Every amount of the offer, before and with tax. */
export const ownAmounts: ReadonlySet<string> = new Set([...values.values()].flatMap(amountsIn));

/** The amounts of a page that offer.yaml lists as no price of ours, with those of the sentences of all pages. */
export function exampleAmounts(route: string): ReadonlySet<string> {
  const name = /^\/(?:links)?$/.test(route) ? 'home' : route.slice(1);
  const files = [`pages/${name}.yaml`, `pages/${name}/page.mdx`, kinds.interface.file];
  const own = (offer()?.examples ?? []).filter(({ file }) => files.includes(file));
  return new Set(own.flatMap(({ amounts }) => amounts));
}

/** The words of all terms. */
export const terms = Object.keys(offer()?.terms ?? {}).map((name) => valueOfOffer(`terms.${name}`));

export const hours = withPlaceholders('{hours}').replaceAll('\u00a0', ' ');

export const peopleCount = globSync(kinds.people.file, { cwd: contentFolder }).length;

type Service = {
  card: { title: string };
  accordion?: { title: string };
  marquee?: { name: string }[];
  choices?: { name: string }[];
};

const services = globSync(kinds.services.file, { cwd: contentFolder }).map(
  (file) => readYaml(file) as Service,
);

/** All names of the services. */
export const serviceNames: ReadonlySet<string> = new Set(
  services.flatMap(({ card, accordion, marquee = [], choices = [] }) => [
    card.title,
    ...(accordion ? [accordion.title] : []),
    ...[...marquee, ...choices].map(({ name }) => name),
  ]),
);

type Testimonials = { testimonials: { role: string }[] };

/** Who praises us: the roles of the testimonials. */
export const praisedBy = (readYaml('testimonials.yaml') as Testimonials).testimonials.map(
  ({ role }) => role,
);
