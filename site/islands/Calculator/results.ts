import type {
  CalculatorKind,
  ColumnName,
  Inputs,
  LineName,
  RowName,
} from '../../schemas/calculator-parts.ts';
import type { Amount } from './format-amount.ts';
import { affordableFee } from './formulas/affordable-fee.ts';
import { agencyScore, criteria } from './formulas/agency-score.ts';
import { breakEvenMonth } from './formulas/break-even-month.ts';
import { quotationHours } from './formulas/quotation-hours.ts';
import { seoAdsSplit } from './formulas/seo-ads-split.ts';

type Row<Kind extends CalculatorKind> = {
  name: RowName<Kind>;
  cells: Record<ColumnName<Kind>, Amount>;
};
type Line<Kind extends CalculatorKind> = { name: LineName<Kind>; amount: Amount };
type ResultsOf<Kind extends CalculatorKind> = {
  figure: Amount;
  rows: Row<Kind>[];
  lines: Line<Kind>[];
};

/** What a calculator answers: one large figure, a table and single lines below it. */
export type Results = {
  figure: Amount;
  rows: { name: string; cells: Record<string, Amount> }[];
  lines: { name: string; amount: Amount }[];
};

const rupees = (value: number | null): Amount => ({ value, format: 'rupees' });
const signed = (value: number): Amount => ({ value, format: 'signed' });
const count = (value: number | null): Amount => ({ value, format: 'count' });
const percent = (value: number): Amount => ({ value, format: 'percent' });

function splitResults(input: Inputs<'seo-ads-split'>): ResultsOf<'seo-ads-split'> {
  const { seo, ads, together } = seoAdsSplit(input);
  const row = (
    name: RowName<'seo-ads-split'>,
    write: (value: number | null) => Amount,
  ): Row<'seo-ads-split'> => ({
    name,
    cells: { seo: write(seo[name]), ads: write(ads[name]), together: write(together[name]) },
  });
  return {
    figure: rupees(together.costWithGst),
    rows: [
      row('spent', rupees),
      row('enquiries', count),
      row('cost', rupees),
      row('spentWithGst', rupees),
      row('costWithGst', rupees),
    ],
    lines: [],
  };
}

function feeResults(input: Inputs<'affordable-fee'>): ResultsOf<'affordable-fee'> {
  const sum = affordableFee(input);
  return {
    figure: rupees(sum.fee),
    rows: [],
    lines: [
      { name: 'winningPrice', amount: rupees(sum.winningPrice) },
      { name: 'enquiryPrice', amount: rupees(sum.enquiryPrice) },
      { name: 'enquiriesNeeded', amount: count(sum.enquiriesNeeded) },
      { name: 'budget', amount: rupees(sum.budget) },
      { name: 'enquiriesBought', amount: count(sum.enquiriesBought) },
      { name: 'customersWon', amount: count(sum.customersWon) },
      { name: 'costPerCustomer', amount: rupees(sum.costPerCustomer) },
    ],
  };
}

function hoursResults(input: Inputs<'quotation-hours'>): ResultsOf<'quotation-hours'> {
  const sum = quotationHours(input);
  return {
    figure: count(sum.hours),
    rows: [],
    lines: [
      { name: 'hoursPerMonth', amount: count(sum.hoursPerMonth) },
      { name: 'price', amount: rupees(sum.price) },
      { name: 'tax', amount: rupees(sum.tax) },
      { name: 'orderProfit', amount: rupees(sum.orderProfit) },
      { name: 'ordersToPay', amount: count(sum.ordersToPay) },
    ],
  };
}

function monthResults(input: Inputs<'break-even-month'>): ResultsOf<'break-even-month'> {
  const sum = breakEvenMonth(input);
  return {
    figure: count(sum.month),
    rows: sum.months.map(({ enquiries, orders, standing }, index) => ({
      name: `month${index + 1}` as RowName<'break-even-month'>,
      cells: { enquiries: count(enquiries), orders: count(orders), standing: signed(standing) },
    })),
    lines: [
      { name: 'enquiriesToPay', amount: count(sum.enquiriesToPay) },
      { name: 'lowest', amount: signed(sum.lowest) },
      { name: 'return', amount: percent(sum.return) },
    ],
  };
}

function scoreResults(input: Inputs<'agency-score'>): ResultsOf<'agency-score'> {
  const sum = agencyScore(input);
  return {
    figure: count(sum.score),
    rows: criteria.map((name) => ({
      name,
      cells: {
        mark: count(input[name]),
        weight: count(input[`${name}Weight`]),
        points: count(sum.points[name]),
      },
    })),
    lines: [
      { name: 'feeWithGst', amount: rupees(sum.feeWithGst) },
      { name: 'left', amount: rupees(sum.left) },
      { name: 'clicks', amount: rupees(sum.clicks) },
    ],
  };
}

const calculations = {
  'seo-ads-split': splitResults,
  'affordable-fee': feeResults,
  'quotation-hours': hoursResults,
  'break-even-month': monthResults,
  'agency-score': scoreResults,
} satisfies { [Kind in CalculatorKind]: (input: Inputs<Kind>) => ResultsOf<Kind> };

/** Works out a calculator. @param input a figure for every field of that kind */
export function calculate(kind: CalculatorKind, input: Record<string, number>): Results {
  // The record pairs each kind with its own inputs; TypeScript cannot follow that through a variable.
  return (calculations[kind] as (input: Record<string, number>) => Results)(input);
}

/** Every amount of the table and the lines, by the name that marks its place in the page. */
export function amountsOf({ rows, lines }: Results): [string, Amount][] {
  return [
    ...rows.flatMap(({ name, cells }) =>
      Object.entries(cells).map(([column, amount]): [string, Amount] => [
        `${name}.${column}`,
        amount,
      ]),
    ),
    ...lines.map(({ name, amount }): [string, Amount] => [name, amount]),
  ];
}
