import { formatAmount, groupDigits } from './formulas/format-amount.ts';
import { readYaml } from './read-yaml.ts';
import type { Offer } from './schemas/offer.ts';

/*
 * The values of offer.yaml as the file is now, also when some of them are wrong, which the check reports. A content
 * without the file has none.
 */

type Price = Offer['prices'][number];
type Value = string | undefined;

export const offer = () => readYaml('offer.yaml') as Partial<Offer> | undefined;

const rupees = (value: number) => formatAmount({ value, format: 'rupees' });

const rate = () => Number(offer()?.tax?.percent ?? 0) / 100;

const withTax = (amount: number) => amount * (1 + rate());

const hoursOf = (amount: number): Value => {
  const hourlyRate = offer()?.hourlyRate;
  return hourlyRate ? groupDigits(amount / hourlyRate) : undefined;
};

/** A single value, or a range. */
function rangeOf({ from, to }: Price, write: (amount: number) => Value): Value {
  const first = write(from);
  const last = to === undefined ? undefined : write(to);
  return first && last ? `${first} to ${last}` : first;
}

type Part = { meaning: string; value: (price: Price) => Value };

/** What a placeholder can show of a price: `{website.from}` is the part `from` of the price `website`. */
export const priceParts: Record<string, Part> = {
  price: {
    meaning: 'the price, or its range: ₹20,000 to ₹40,000',
    value: (price) => rangeOf(price, rupees),
  },
  priceWithTax: {
    meaning: 'the same with tax: ₹23,600 to ₹47,200',
    value: (price) => rangeOf(price, (amount) => rupees(withTax(amount))),
  },
  from: { meaning: 'the lowest price: ₹20,000', value: ({ from }) => rupees(from) },
  fromWithTax: {
    meaning: 'the same with tax: ₹23,600',
    value: ({ from }) => rupees(withTax(from)),
  },
  tax: {
    meaning: 'the tax on the lowest price: ₹3,600',
    value: ({ from }) => rupees(withTax(from) - from),
  },
  to: {
    meaning: 'the highest price: ₹40,000',
    value: ({ from, to = from }) => rupees(to),
  },
  toWithTax: {
    meaning: 'the same with tax: ₹47,200',
    value: ({ from, to = from }) => rupees(withTax(to)),
  },
  hours: {
    meaning: 'its hours at the hourly rate: 20 to 40',
    value: (price) => rangeOf(price, hoursOf),
  },
  fromHours: { meaning: 'the hours of the lowest price: 20', value: ({ from }) => hoursOf(from) },
  toHours: {
    meaning: 'the hours of the highest price: 40',
    value: ({ from, to = from }) => hoursOf(to),
  },
  people: { meaning: 'who works on it', value: ({ people }) => people },
  includes: { meaning: 'what is in it', value: ({ includes }) => includes },
  excludes: { meaning: 'what is not in it', value: ({ excludes }) => excludes },
};

type General = { meaning: string; value: () => Value };

/** What a placeholder can show of the whole offer: `{offer.tax}`. */
export const offerParts: Record<string, General> = {
  hourlyRate: {
    meaning: 'the price of an hour: ₹1,000',
    value: () => {
      const hourlyRate = offer()?.hourlyRate;
      return hourlyRate ? rupees(hourlyRate) : undefined;
    },
  },
  tax: {
    meaning: 'rate and name of the tax: 18% GST',
    value: () => {
      const { tax } = offer() ?? {};
      return tax && `${tax.percent}% ${tax.name}`;
    },
  },
  taxName: { meaning: 'the name of the tax: GST', value: () => offer()?.tax?.name },
  taxRate: {
    meaning: 'the rate of the tax: 18%',
    value: () => {
      const { tax } = offer() ?? {};
      return tax && `${tax.percent}%`;
    },
  },
};

const pricesOf = (prices: Offer['prices'] | undefined) => (Array.isArray(prices) ? prices : []);

/** The value of a placeholder with a dot: `website.from`; undefined when offer.yaml has none of this name. */
export function offerValue(owner: string, part: string): Value {
  const values = offer();
  if (!values) return undefined;
  if (owner === 'terms') {
    const term: unknown = values.terms?.[part];
    return term === undefined ? undefined : String(term);
  }
  if (owner === 'offer') return offerParts[part]?.value();
  const price = pricesOf(values.prices).find(({ name }) => name === owner);
  return price && priceParts[part]?.value(price);
}

/** The placeholders of this offer that have a value, by name and what they show. */
export function offerPlaceholders(): Map<string, string> {
  const names = [
    ...Object.keys(offerParts).map((part) => ['offer', part] as const),
    ...Object.keys(offer()?.terms ?? {}).map((part) => ['terms', part] as const),
    ...pricesOf(offer()?.prices).flatMap(({ name }) =>
      Object.keys(priceParts).map((part) => [name, part] as const),
    ),
  ];
  return new Map(
    names.flatMap(([owner, part]) => {
      const value = offerValue(owner, part);
      return value === undefined ? [] : [[`${owner}.${part}`, value] as const];
    }),
  );
}
