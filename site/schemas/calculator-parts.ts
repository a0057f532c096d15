type FieldUnit = 'rupees' | 'percent' | 'count';

export type CalculatorField = {
  unit: FieldUnit;
  /** The least and the most the sheet accepts. */
  min: number;
  max: number;
  /** No digits behind the point. */
  whole?: true;
  /** Given in the article and never changed by the reader. */
  fixed?: true;
};

/** What a calculator reads, and the names of what it answers with. */
type CalculatorParts = {
  fields: Record<string, CalculatorField>;
  columns: readonly string[];
  rows: readonly string[];
  lines: readonly string[];
};

const largestSum = 10_000_000;
const rupees = { unit: 'rupees', min: 0, max: largestSum, whole: true } as const;
const someRupees = { ...rupees, min: 1 } as const;
const percent = { unit: 'percent', min: 0, max: 100 } as const;
const count = { unit: 'count', min: 0, max: 100_000, whole: true } as const;
const oneIn = { unit: 'count', min: 1, max: 1000 } as const;
const months = { unit: 'count', min: 1, max: 60, whole: true } as const;
const mark = { unit: 'count', min: 1, max: 5, whole: true } as const;
const weight = { ...percent, whole: true, fixed: true } as const;

/** Every calculator: an article names one by its kind and gives each field its example. */
export const calculatorParts = {
  'seo-ads-split': {
    fields: {
      budget: someRupees,
      seoShare: percent,
      management: percent,
      clickPrice: { unit: 'rupees', min: 0.1, max: 100_000 },
      enquiryRate: percent,
      seoEnquiries: count,
      gst: percent,
    },
    columns: ['seo', 'ads', 'together'],
    rows: ['spent', 'enquiries', 'cost', 'spentWithGst', 'costWithGst'],
    lines: [],
  },
  'affordable-fee': {
    fields: {
      profit: someRupees,
      winningShare: percent,
      enquiriesPerCustomer: oneIn,
      customers: count,
      enquiryCost: someRupees,
      ads: rupees,
      extras: rupees,
      gst: percent,
    },
    columns: [],
    rows: [],
    lines: [
      ...['winningPrice', 'enquiryPrice', 'enquiriesNeeded', 'budget'],
      ...['enquiriesBought', 'customersWon', 'costPerCustomer'],
    ],
  },
  'quotation-hours': {
    fields: {
      fee: someRupees,
      months,
      hourlyRate: someRupees,
      orderValue: someRupees,
      orderMargin: percent,
      gst: percent,
    },
    columns: [],
    rows: [],
    lines: ['hoursPerMonth', 'price', 'tax', 'orderProfit', 'ordersToPay'],
  },
  'break-even-month': {
    fields: {
      fee: someRupees,
      margin: someRupees,
      enquiriesPerOrder: oneIn,
      month1: count,
      month2: count,
      month3: count,
      month4: count,
      month5: count,
      month6: count,
    },
    columns: ['enquiries', 'orders', 'standing'],
    rows: ['month1', 'month2', 'month3', 'month4', 'month5', 'month6'],
    lines: ['enquiriesToPay', 'lowest', 'return'],
  },
  'agency-score': {
    fields: {
      proof: mark,
      people: mark,
      plan: mark,
      measurement: mark,
      price: mark,
      budget: someRupees,
      fee: rupees,
      gst: percent,
      proofWeight: weight,
      peopleWeight: weight,
      planWeight: weight,
      measurementWeight: weight,
      priceWeight: weight,
    },
    columns: ['mark', 'weight', 'points'],
    rows: ['proof', 'people', 'plan', 'measurement', 'price'],
    lines: ['feeWithGst', 'left', 'clicks'],
  },
} as const satisfies Record<string, CalculatorParts>;

export type CalculatorKind = keyof typeof calculatorParts;
type Parts<Kind extends CalculatorKind> = (typeof calculatorParts)[Kind];
export type FieldName<Kind extends CalculatorKind> = keyof Parts<Kind>['fields'] & string;
export type ColumnName<Kind extends CalculatorKind> = Parts<Kind>['columns'][number];
export type RowName<Kind extends CalculatorKind> = Parts<Kind>['rows'][number];
export type LineName<Kind extends CalculatorKind> = Parts<Kind>['lines'][number];

/** One figure for each field. */
export type Inputs<Kind extends CalculatorKind> = Record<FieldName<Kind>, number>;

/** The fields of a calculator by name. */
export const fieldsOf = (kind: CalculatorKind): Record<string, CalculatorField> =>
  calculatorParts[kind].fields;
