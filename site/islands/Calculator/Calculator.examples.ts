import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import { type CalculatorKind, calculatorParts } from '../../schemas/calculator-parts.ts';
import type { CalculatorCopy } from '../../schemas/pages/calculators.ts';
import type { Calculator } from './Calculator.tsx';

type Example = ComponentProps<typeof Calculator>;

const shared: Example['copy']['shared'] = {
  intro: 'The sheet holds an example. Write your own figures over it.',
  withoutScript: 'Your browser runs no script, so this sheet keeps to the example.',
  submit: 'Work it out',
  result: 'The sum',
  share: 'Copy a link to this sum',
  shared: 'Copied.',
  notShared: 'The address bar now holds these figures.',
  print: 'Print this sheet',
  carry: 'Put it into a message',
  carryHint: 'Nothing is sent until you have read it.',
  brief: 'A sum, “{title}”. {inputs}. {result}.',
  missing: '“{label}” is empty. Write a number, such as {example}.',
  wrong: '“{label}” takes figures only. Write a number such as {example}.',
  whole: '“{label}” takes no fraction. Write a whole number, such as {example}.',
  outside: '“{label}” lies outside the sheet. Write a number from {min} to {max}.',
  unfinished: 'The sum waits for the field with a mistake.',
};

/** `clickPrice` as a label: “Click price”. */
const spoken = (name: string) => {
  const words = name.replace(/([A-Z]|\d)/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const spokenAll = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, spoken(name)]));

function example(kind: CalculatorKind, figures: Example['example'], title: string): Example {
  const { fields, columns, rows, lines } = calculatorParts[kind];
  const own: CalculatorCopy = {
    title,
    figure: 'What comes of it',
    none: 'Nothing comes of these figures.',
    fields: Object.fromEntries(Object.keys(fields).map((name) => [name, { label: spoken(name) }])),
    columns: spokenAll(columns),
    rows: spokenAll(rows),
    lines: spokenAll(lines),
  };
  return { kind, example: figures, copy: { shared, own } };
}

export const plain = example(
  'quotation-hours',
  { fee: 30_000, months: 6, hourlyRate: 1_200, orderValue: 90_000, orderMargin: 25, gst: 18 },
  'The hours in a quotation',
);

export const threeColumns = example(
  'seo-ads-split',
  {
    budget: 1_50_000,
    seoShare: 60,
    management: 15,
    clickPrice: 32.5,
    enquiryRate: 4,
    seoEnquiries: 420,
    gst: 18,
  },
  'A budget, split',
);

export const affordableFee = example(
  'affordable-fee',
  {
    profit: 6_000,
    winningShare: 25,
    enquiriesPerCustomer: 3,
    customers: 40,
    enquiryCost: 450,
    ads: 15_000,
    extras: 2_000,
    gst: 18,
  },
  'The fee that customers carry',
);

export const monthByMonth = example(
  'break-even-month',
  {
    fee: 35_000,
    margin: 45_000,
    enquiriesPerOrder: 6,
    month1: 0,
    month2: 1,
    month3: 3,
    month4: 7,
    month5: 10,
    month6: 14,
  },
  'The month of break-even',
);

export const marks = example(
  'agency-score',
  {
    ...{ proof: 4, people: 3, plan: 5, measurement: 4, price: 2 },
    ...{
      proofWeight: 30,
      peopleWeight: 20,
      planWeight: 20,
      measurementWeight: 20,
      priceWeight: 10,
    },
    ...{ budget: 90_000, fee: 40_000, gst: 18 },
  },
  'One agency, marked',
);

/** Ads and extras eat the budget: no figure, a sentence in its place. */
export const noFigure: Example = {
  ...affordableFee,
  example: { ...affordableFee.example, ads: 90_000 },
};

export const longText: Example = {
  ...plain,
  example: { ...plain.example, fee: 1_00_00_000, orderValue: 1_00_00_000 },
  copy: {
    shared: { ...shared, intro: longSentence, carry: longSentence },
    own: {
      ...plain.copy.own,
      title: longSentence,
      figure: longSentence,
      fields: { ...plain.copy.own.fields, fee: { label: longSentence, hint: longWord } },
      lines: { ...plain.copy.own.lines, price: longSentence },
    },
  },
};
