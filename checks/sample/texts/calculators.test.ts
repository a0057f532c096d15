import { describe, expect, it } from 'vitest';
import { formatAmount } from '../../../site/formulas/format-amount.ts';
import { amountsOf, type CalculatorKind, calculate } from '../../../site/formulas/formulas.ts';
import { articleCalculators as used } from '../../support/article-calculators.ts';
import { articleTexts } from '../../support/article-text.ts';

type Figures = Record<string, number>;

/** What a calculator answers, by name; the large figure is `figure`. */
function answer(kind: CalculatorKind, figures: Figures): Figures {
  const results = calculate(kind, figures);
  const named = [...amountsOf(results), ['figure', results.figure] as const];
  return Object.fromEntries(named.map(([name, { value }]) => [name, value ?? 0]));
}

/** The article that holds a calculator, with the figures it gives it. */
function articleWith(kind: CalculatorKind) {
  const found = used.find((one) => one.kind === kind);
  if (!found) throw new Error(`no article holds <Calculator kind="${kind}">`);
  return { text: found.text, example: found.example, sum: answer(kind, found.example) };
}

const rupees = (value = 0) => formatAmount({ value, format: 'rupees' });
const signed = (value = 0) => formatAmount({ value, format: 'signed' });

it('each of the five calculators stands in one article', () => {
  expect(used.map(({ kind }) => kind).toSorted()).toEqual([
    'affordable-fee',
    'agency-score',
    'break-even-month',
    'quotation-hours',
    'seo-ads-split',
  ]);
});

describe.each(used)('$kind', ({ text, kind, example }) => {
  it('answers with amounts that the article prints', () => {
    const amounts = amountsOf(calculate(kind, example)).map(([, amount]) => formatAmount(amount));
    const unsaid = amounts.filter((amount) => !text.includes(amount));
    expect(unsaid).toEqual([]);
  });
});

describe('the split of a budget', () => {
  const { text, sum } = articleWith('seo-ads-split');

  it('gives the year in three lines, before tax and with it', () => {
    for (const part of ['seo', 'ads', 'together'])
      for (const row of ['spent', 'cost', 'spentWithGst', 'costWithGst'])
        expect(text).toContain(rupees(sum[`${row}.${part}`]));
    expect(sum).toMatchObject({
      ...{ 'enquiries.seo': 290, 'enquiries.ads': 360, 'enquiries.together': 650 },
    });
  });

  it('meets the totals of seventeen months: as many enquiries for as much money', () => {
    const months = 17;
    const seo = 290 + 5 * 44;
    expect(seo).toBe(((sum['enquiries.ads'] ?? 0) / 12) * months);
    expect(text).toContain(rupees(((sum['spent.seo'] ?? 0) / 12) * months));
    expect(text).toContain(`${seo} enquiries on either side`);
  });
});

describe('the affordable fee', () => {
  const { text, example, sum } = articleWith('affordable-fee');

  it('goes from the profit of one customer to the money for all, as the five steps do', () => {
    expect(text).toContain(`A quarter is a careful start: ${rupees(sum.winningPrice)}.`);
    expect(text).toContain(`÷ 3 = ${rupees(sum.enquiryPrice)}, tax`);
    expect(text).toContain(`are ${sum.enquiriesNeeded} enquiries`);
    expect(text).toContain(`is the ${rupees(sum.budget)} you could spend`);
    expect(text).toContain(
      `buys ${Math.round(sum.enquiriesBought ?? 0)} enquiries and about ${Math.round(sum.customersWon ?? 0)} customers`,
    );
    expect(text).toContain(`each of those customers costs ${rupees(sum.costPerCustomer)}`);
  });

  it('ends at the fee that the article rounds, tax included in the money', () => {
    expect(text).toContain(`a fee of about ${rupees(Math.round((sum.figure ?? 0) / 5000) * 5000)}`);
    const { ads = 0, extras = 0, gst = 0 } = example;
    const all = ((sum.figure ?? 0) + ads + extras) * (1 + gst / 100);
    expect(all).toBeCloseTo(sum.budget ?? 0, 6);
  });
});

describe('the hours in a quotation', () => {
  const { text, example, sum } = articleWith('quotation-hours');

  it('are those of the fittings maker, with the tax and the orders that pay', () => {
    expect(text).toContain(`${sum.figure} hours over three months`);
    expect(text).toContain(`That is ${rupees(sum.price)}`);
    expect(text).toContain(`adds ${rupees(sum.tax)}`);
    expect(text).toContain(`so ${rupees(sum.orderProfit)}`);
    expect(sum.ordersToPay).toBe(3);
  });

  it('are those of the two quotations in the price article', () => {
    const cost = articleTexts
      .find(({ body }) => body.includes('₹22,000 and ₹95,000'))
      ?.body.replaceAll('\u00a0', ' ');
    expect(cost).toContain('the first holds 22 hours and the second 110');
    const hours = (fee: number, hourlyRate: number) =>
      Math.round(answer('quotation-hours', { ...example, fee, hourlyRate }).hoursPerMonth ?? 0);
    expect([hours(22_000, 1000), hours(95_000, 864)]).toEqual([22, 110]);
  });
});

describe('the month of break-even', () => {
  const { text, example, sum } = articleWith('break-even-month');

  it('has the ledger of the article, row by row', () => {
    for (const month of [1, 2, 3, 4, 5, 6]) {
      const cell = (name: string) => sum[`month${month}.${name}`];
      const start = `["Month ${month}", "${cell('enquiries')}", "${cell('orders')}", `;
      const row = text.split('\n').find((line) => line.trim().startsWith(start));
      expect(row).toContain(`"${signed(cell('standing'))}"]`);
    }
  });

  it('is the sixth, after a lowest standing that the owner must be able to spare', () => {
    expect(sum.figure).toBe(6);
    expect(text).toContain('break-even, here the sixth');
    expect(text).toContain(`The lowest balance, ${rupees(-(sum.lowest ?? 0))} down`);
    expect(text).toContain(`= ${sum.return}%`);
    expect(text).toContain(`So five extra enquiries a month pay for the fee`);
    expect(sum.enquiriesToPay).toBe(5);
  });

  it('leaves the same money short with half the enquiries', () => {
    const halves = Object.entries(example).map(([name, value]) => [
      name,
      name.startsWith('month') ? value / 2 : value,
    ]);
    const half = answer('break-even-month', Object.fromEntries(halves));
    expect(text).toContain(
      `With half the enquiries, ${half['month6.enquiries']} make ${half['month6.orders']} orders`,
    );
    expect(text).toContain(`leaves you ${rupees(-(half['month6.standing'] ?? 0))} short`);
  });
});

describe('the score sheet', () => {
  const { text, example } = articleWith('agency-score');
  const order = ['proof', 'people', 'plan', 'measurement', 'price'] as const;

  it.each([
    ['A', 90_000],
    ['B', 65_000],
    ['C', 40_000],
  ])('gives agency %s the points and the clicks of the article', (name, fee) => {
    const marks = new RegExp(`${name} gets (\\d), (\\d), (\\d), (\\d), (\\d)`).exec(text)?.slice(1);
    const given = Object.fromEntries(order.map((line, index) => [line, Number(marks?.[index])]));
    const sum = answer('agency-score', { ...example, ...given, fee });
    const points = order.map((line) => sum[`${line}.points`]).join(' + ');
    expect(text).toContain(`${name} scores ${points} = ${sum.figure}.`);
    for (const amount of [sum.feeWithGst, sum.left, sum.clicks])
      expect(text).toContain(rupees(amount));
    expect(text).toContain(
      `{ label: "Agency ${name}, score ${sum.figure}", value: ${Math.round(sum.clicks ?? 0)} }`,
    );
  });

  it('weighs as the sheet in the article does', () => {
    for (const line of order) expect(text).toContain(`"${example[`${line}Weight`]}", `);
  });
});
