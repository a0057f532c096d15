import { formatAmount } from '@agency/content/formulas/format-amount.ts';
import { askedFields, type CalculatorKind } from '@agency/content/formulas/formulas.ts';
import type { CalculatorCopy } from '@agency/content/schemas/pages/calculators.ts';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import type { Calculator } from './Calculator.tsx';
import { readFigures, readNumber, typedExample } from './read-figures.ts';
import { briefOf, quoteAddress, shareAddress, typedFromAddress } from './share-address.ts';

type Example = ComponentProps<typeof Calculator>;

const shared: Example['copy']['shared'] = {
  intro: 'The sheet holds an example. Write your own figures over it.',
  withoutScript: 'Your browser runs no script, so this sheet keeps to the example.',
  submit: 'Work it out',
  result: 'The sum',
  share: 'Copy a link to this sum',
  shared: 'Copied.',
  notShared: 'The address bar now holds these figures.',
  prefill: 'Put it into a message',
  prefillHint: 'Nothing is sent until you have read it.',
  brief: 'A sum, “{title}”. {inputs}. {result}.',
  missing: '“{label}” is empty. Write a number, such as {example}.',
  wrong: '“{label}” takes figures only. Write a number such as {example}.',
  whole: '“{label}” takes no fraction. Write a whole number, such as {example}.',
  outside: '“{label}” is outside the sheet. Write a number from {min} to {max}.',
  unfinished: 'The sum waits for the field with a mistake.',
};

/** `clickPrice` as a label: “Click price”. */
const labelOf = (name: string) => {
  const text = name.replace(/([A-Z]|\d)/g, ' $1').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function example(kind: CalculatorKind, figures: Example['example'], title: string): Example {
  const own: CalculatorCopy = {
    title,
    figure: 'What comes of it',
    none: 'Nothing comes of these figures.',
    fields: Object.fromEntries(askedFields(kind).map(([name]) => [name, { label: labelOf(name) }])),
    columns: {},
    rows: {},
    lines: {},
  };
  return { kind, example: figures, copy: { shared, own }, hasQuote: true };
}

const plain = example(
  'quotation-hours',
  { fee: 30_000, months: 6, hourlyRate: 1_200, orderValue: 90_000, orderMargin: 25, gst: 18 },
  'The hours in a quotation',
);

const { kind, example: figures, copy } = plain;
const typed = typedExample(kind, figures);
const mistakesIn = (changed: Record<string, string>) =>
  readFigures(kind, { ...typed, ...changed }, figures, copy).mistakes;

describe('a number is read', () => {
  it.each([
    ['1,50,000', 150_000],
    ['150000', 150_000],
    ['₹ 1 50 000', 150_000],
    ['4.5%', 4.5],
    ['.5', 0.5],
    ['2,5', 2.5],
    ['12,50', 12.5],
    ['2,500', 2_500],
    ['1,50,000.5', 150_000.5],
    ['10,00,000', 1_000_000],
    ['1.5 lakh', 150_000],
    ['1.1 Lakhs', 110_000],
    ['2 crore', 20_000_000],
    ['30k', 30_000],
    ['₹1,50,000/-', 150_000],
    ['Rs. 30,000', 30_000],
    ['INR 30,000', 30_000],
    ['௧௦', 10],
    ['१,५०,०००', 150_000],
  ])('from %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
  it.each([
    '',
    'ten',
    'lakh',
    '5 lakh 3',
    '12 km',
    '-5',
    '1e5',
    '4.5.6',
    '2,5,0',
    '1,2345',
    '1.500,5',
  ])('not from “%s”', (text) => {
    expect(readNumber(text)).toBe(null);
  });
});

describe('an amount is written', () => {
  it.each([
    [150_000, 'rupees', '₹1,50,000'],
    [-1_20_000, 'signed', '−₹1,20,000'],
    [1_20_000, 'signed', '+₹1,20,000'],
    [-0.2, 'signed', '₹0'],
    [49.6, 'percent', '50%'],
    [null, 'count', '–'],
  ] as const)('%s as %s: %s', (value, format, text) => {
    expect(formatAmount({ value, format })).toBe(text);
  });
});

describe('a mistake names its field and the fix', () => {
  it.each([
    ['', '“Fee” is empty. Write a number, such as 30,000.'],
    ['much', '“Fee” takes figures only. Write a number such as 30,000.'],
    ['0', '“Fee” is outside the sheet. Write a number from 1 to 1,00,00,000.'],
    ['10.5', '“Fee” takes no fraction. Write a whole number, such as 30,000.'],
  ])('“%s”', (fee, message) => {
    expect(mistakesIn({ fee })).toEqual({ fee: message });
  });
  it('and the example has none', () => {
    expect(mistakesIn({})).toEqual({});
  });
});

describe('an address', () => {
  it('gives back the figures it was made of', () => {
    const { search, hash } = new URL(
      shareAddress(kind, { ...typed, fee: '1,50,000' }),
      'http://a.in',
    );
    expect(search).toContain('fee=150000');
    expect(hash).toBe('#calculator-quotation-hours');
    expect(typedFromAddress(kind, search)).toMatchObject({ fee: '150000', months: '6' });
  });
  it('of another calculator on the page changes nothing here', () => {
    expect(typedFromAddress(kind, '?calculator=agency-score&fee=5')).toEqual({});
    expect(typedFromAddress(kind, '?fee=5')).toEqual({});
  });
  it('leads to the quote form with every figure and the result in its message', () => {
    const brief = briefOf(kind, typed, 'Hours: 150', copy);
    expect(brief).toContain('Fee: ₹30,000; Months: 6');
    expect(brief).toContain('Gst: 18%. Hours: 150.');
    const address = new URL(quoteAddress(brief), 'http://a.in');
    expect(address.pathname + address.hash).toBe('/seo-services#quote');
    expect(address.searchParams.get('brief')).toBe(brief);
  });
  it('puts none of its words into the message', () => {
    const brief = briefOf(kind, { ...typed, fee: 'Call 98400 12345' }, 'Hours: –', copy);
    expect(brief).toContain('Fee: –; Months: 6');
  });
});
