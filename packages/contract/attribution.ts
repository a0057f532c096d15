import { ATTRIBUTION_KEYS, type AttributionKey } from './attribution-keys.ts';
import { normaliseLine } from './normalise.ts';

/** Hidden field that says where the visitor came from, packed by `packAttribution`. */
export const ATTRIBUTION_FIELD = 'attribution';

export type Attribution = Readonly<Partial<Record<AttributionKey, string>>>;

/** A little more than the service keeps: it cuts between characters, which costs the form's script too many bytes. */
const SENT_LENGTH = 330;

/** Encodes an attribution as one text; empty when nothing is known. */
export function packAttribution(attribution: Attribution): string {
  return new URLSearchParams(Object.entries(attribution)).toString();
}

/**
 * The attribution of a visit: path and campaign parameters of its first page, and the referrer without its query.
 * @param url URL of the first page
 * @param referrer URL of the page before it, or empty
 */
export function attributionOf(url: string, referrer: string): Attribution {
  const page = new URL(url);
  const from = referrer === '' ? page : new URL(referrer);
  // Links copied from HTML contain `&amp;`, and some tools write UTM_SOURCE.
  const query = new URLSearchParams(page.search.replace(/&(amp;)+/g, '&'));
  const parameters = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
  return cleanValues((key) => {
    if (key === 'landing') return page.pathname;
    if (key !== 'referrer') return parameters.get(key);
    return from.host === page.host ? null : `${from.protocol}//${from.host}${from.pathname}`;
  });
}

/** The values that are not empty, normalised and cut. */
export function cleanValues(
  value: (key: AttributionKey) => string | null | undefined,
  cut = (text: string) => text.slice(0, SENT_LENGTH),
): Record<string, string> {
  return Object.fromEntries(
    ATTRIBUTION_KEYS.map((key) => [key, cut(normaliseLine(value(key) ?? ''))]).filter(
      ([, text]) => text !== '',
    ),
  );
}
