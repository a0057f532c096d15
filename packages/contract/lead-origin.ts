import { normaliseLine } from './normalise.ts';

/** Hidden field that says where the visitor came from, packed by `packOrigin`. */
export const ORIGIN_FIELD = 'origin';

/**
 * What is known of the visit. `landing`: path of the first page. `referrer`: the page of another
 * site that led there. The rest are the campaign's own words and the click ids of ad networks.
 */
export const ORIGIN_KEYS = [
  'landing',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'li_fat_id',
  'ttclid',
] as const;

export type OriginKey = (typeof ORIGIN_KEYS)[number];
export type LeadOrigin = Readonly<Partial<Record<OriginKey, string>>>;

const LONGEST_VALUE = 300;
const LONGEST_TEXT = 3000;

/** An origin as one text; empty when nothing is known. */
export function packOrigin(origin: LeadOrigin): string {
  return new URLSearchParams(known((key) => origin[key])).toString();
}

/** Reads what `packOrigin` made. Unknown keys fall out, long values are cut to 300 characters. Never throws. */
export function unpackOrigin(text: string): LeadOrigin {
  const parameters = new URLSearchParams(text.slice(0, LONGEST_TEXT));
  return known((key) => parameters.get(key));
}

/**
 * The origin of a visit: the path and the campaign words of its first page, and the page of another
 * site that led there, without what was asked of it.
 * @param address full address of the first page
 * @param referrer the page before it: empty, or a full address
 */
export function originOfPage(address: string, referrer: string): LeadOrigin {
  const page = new URL(address);
  const from = referrer === '' ? page : new URL(referrer);
  // Links that were copied out of HTML have `&amp;`, and some tools write UTM_SOURCE.
  const query = new URLSearchParams(page.search.replace(/&(amp;)+/g, '&'));
  const words = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
  return known((key) => {
    if (key === 'landing') return page.pathname;
    if (key !== 'referrer') return words.get(key);
    return from.host === page.host ? null : `${from.protocol}//${from.host}${from.pathname}`;
  });
}

function known(value: (key: OriginKey) => string | null | undefined): Record<string, string> {
  return Object.fromEntries(
    ORIGIN_KEYS.map((key) => [key, normaliseLine(value(key) ?? '').slice(0, LONGEST_VALUE)]).filter(
      ([, text]) => text !== '',
    ),
  );
}
