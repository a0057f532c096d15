import { readYaml } from './read-yaml.ts';
import type { Editor } from './schemas/editor.ts';
import { configuredTrackers } from './trackers.ts';

/*
 * The values of brand.yaml as the file is now, also when some of them are wrong, which the check reports. They are
 * functions, because `npm run dev` shows a change of the file at once.
 */

const brand = () => (readYaml('brand.yaml') ?? {}) as Record<string, unknown>;

/** The address of the live site, without a trailing slash. */
export const brandUrl = () => String(brand().url ?? '').replace(/\/$/, '');

/** The public address of the agency for mail. */
export const brandEmail = () => String(brand().email ?? '');

/** The trackers that are on: the content security policy depends on them. */
export const brandTrackers = () => configuredTrackers(brand().trackers ?? {});

/** The git host whose files are edited at /admin of the live site, if there is one. */
export const brandEditor = () => brand().editor as Editor | undefined;

/** Months after which an enquiry is deleted: the form and the privacy policy say so, and the lead service does it. */
const retentionMonths = () => Number(brand().retentionMonths ?? 24);

type Address = { country?: string; locality?: string; region?: string };

const address = () => (brand().address ?? {}) as Address;

type TaxNumber = { label?: string; value?: string };

/** Who the agency is, in one line: the registered name and the tax number; empty without a number. */
function imprint(): string {
  const { label = '', value = '' } = (brand().taxNumber ?? {}) as TaxNumber;
  return value === '' ? '' : `${brand().legalName}, ${label} ${value}`;
}

/** Where the agency is, how to call it and how long it keeps leads, for the lead service. */
export const agencyFacts = () => ({
  timeZone: String(brand().timeZone),
  country: String(address().country),
  phone: String(brand().phone ?? ''),
  imprint: imprint(),
  retentionMonths: retentionMonths(),
});

/** The opening hours as people read them; undefined when the brand states none. */
const openingHours = () =>
  (brand().hours as readonly { label: string }[] | undefined)?.map(({ label }) => label).join('; ');

const retention = () => (retentionMonths() === 1 ? '1 month' : `${retentionMonths()} months`);

/** The placeholders of brand.yaml, by name. */
export const brandPlaceholders: Record<string, { meaning: string; value: () => unknown }> = {
  product: { meaning: 'the name of the agency', value: () => brand().name },
  legalName: { meaning: 'the registered name', value: () => brand().legalName },
  tagline: { meaning: 'the line under the name', value: () => brand().tagline },
  hours: { meaning: 'the opening hours', value: openingHours },
  city: { meaning: 'the city', value: () => address().locality },
  region: { meaning: 'the state', value: () => address().region },
  retention: { meaning: 'how long an enquiry is kept: 24 months', value: retention },
  retentionMonths: { meaning: 'the number of these months: 24', value: retentionMonths },
};
