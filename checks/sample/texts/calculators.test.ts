import { describe, expect, it } from 'vitest';
import { formatAmount } from '../../../site/islands/Calculator/format-amount.ts';
import { affordableFee } from '../../../site/islands/Calculator/formulas/affordable-fee.ts';
import { agencyScore } from '../../../site/islands/Calculator/formulas/agency-score.ts';
import { breakEvenMonth } from '../../../site/islands/Calculator/formulas/break-even-month.ts';
import { quotationHours } from '../../../site/islands/Calculator/formulas/quotation-hours.ts';
import { seoAdsSplit } from '../../../site/islands/Calculator/formulas/seo-ads-split.ts';
import { calculate } from '../../../site/islands/Calculator/results.ts';
import type { CalculatorKind, Inputs } from '../../../site/schemas/calculator-parts.ts';
import { articleCalculators as used } from '../../support/article-calculators.ts';
import { articleTexts } from '../../support/article-text.ts';

/** The article that holds a calculator, with the figures it gives it. */
function articleWith<Kind extends CalculatorKind>(kind: Kind) {
  const found = used.find((one) => one.kind === kind);
  if (!found) throw new Error(`no article holds <Calculator kind="${kind}">`);
  return { text: found.text, example: found.example as Inputs<Kind> };
}

const rupees = (value: number | null) => formatAmount({ value, format: 'rupees' });
const signed = (value: number) => formatAmount({ value, format: 'signed' });

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
    const { rows, lines } = calculate(kind, example);
    const amounts = [
      ...rows.flatMap(({ cells }) => Object.values(cells)),
      ...lines.map((line) => line.amount),
    ];
    const unsaid = amounts.map(formatAmount).filter((amount) => !text.includes(amount));
    expect(unsaid).toEqual([]);
  });
});

describe('the split of a budget', () => {
  const { text, example } = articleWith('seo-ads-split');
  const year = seoAdsSplit(example);

  it('gives the year in three lines, before tax and with it', () => {
    for (const part of [year.seo, year.ads, year.together])
      for (const amount of [part.spent, part.cost, part.spentWithGst, part.costWithGst])
        expect(text).toContain(rupees(amount));
    expect([year.seo, year.ads, year.together].map(({ enquiries }) => enquiries)).toEqual([
      290, 360, 650,
    ]);
  });

  it('meets the totals of seventeen months: as many enquiries for as much money', () => {
    const months = 17;
    const seo = 290 + 5 * 44;
    expect(seo).toBe((year.ads.enquiries / 12) * months);
    expect(text).toContain(rupees((year.seo.spent / 12) * months));
    expect(text).toContain(`${seo} enquiries on either side`);
  });
});

describe('the affordable fee', () => {
  const { text, example } = articleWith('affordable-fee');
  const sum = affordableFee(example);

  it('goes from the profit of one customer to the money for all, as the five steps do', () => {
    expect(text).toContain(`A quarter is a careful start: ${rupees(sum.winningPrice)}.`);
    expect(text).toContain(`÷ 3 = ${rupees(sum.enquiryPrice)}, tax`);
    expect(text).toContain(`are ${sum.enquiriesNeeded} enquiries`);
    expect(text).toContain(`is the ${rupees(sum.budget)} you could spend`);
    expect(text).toContain(
      `buys ${Math.round(sum.enquiriesBought)} enquiries and about ${Math.round(sum.customersWon)} customers`,
    );
    expect(text).toContain(`each of those customers costs ${rupees(sum.costPerCustomer)}`);
  });

  it('ends at the fee that the article rounds, tax included in the money', () => {
    expect(text).toContain(`a fee of about ${rupees(Math.round((sum.fee ?? 0) / 5000) * 5000)}`);
    const all = ((sum.fee ?? 0) + example.ads + example.extras) * (1 + example.gst / 100);
    expect(all).toBeCloseTo(sum.budget, 6);
  });
});

describe('the hours in a quotation', () => {
  const { text, example } = articleWith('quotation-hours');
  const sum = quotationHours(example);

  it('are those of the fittings maker, with the tax and the orders that pay', () => {
    expect(text).toContain(`${sum.hours} hours over three months`);
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
    expect(quotationHours({ ...example, fee: 22_000, hourlyRate: 1000 }).hoursPerMonth).toBe(22);
    expect(quotationHours({ ...example, fee: 95_000, hourlyRate: 864 }).hoursPerMonth).toBeCloseTo(
      110,
      0,
    );
  });
});

describe('the month of break-even', () => {
  const { text, example } = articleWith('break-even-month');
  const sum = breakEvenMonth(example);

  it('has the ledger of the article, row by row', () => {
    sum.months.forEach(({ enquiries, orders, standing }, index) => {
      const start = `["Month ${index + 1}", "${enquiries}", "${orders}", `;
      const row = text.split('\n').find((line) => line.trim().startsWith(start));
      expect(row).toContain(`"${signed(standing)}"]`);
    });
  });

  it('is the sixth, after a lowest standing that the owner must be able to spare', () => {
    expect(sum.month).toBe(6);
    expect(text).toContain('break-even, here the sixth');
    expect(text).toContain(`The lowest balance, ${rupees(-sum.lowest)} down`);
    expect(text).toContain(`= ${sum.return}%`);
    expect(text).toContain(`So five extra enquiries a month pay for the fee`);
    expect(sum.enquiriesToPay).toBe(5);
  });

  it('leaves the same money short with half the enquiries', () => {
    const halves = Object.entries(example).map(([name, value]) => [
      name,
      name.startsWith('month') ? value / 2 : value,
    ]);
    const half = breakEvenMonth(Object.fromEntries(halves) as Inputs<'break-even-month'>);
    const last = half.months.at(-1);
    expect(text).toContain(
      `With half the enquiries, ${last?.enquiries} make ${last?.orders} orders`,
    );
    expect(text).toContain(`leaves you ${rupees(-(last?.standing ?? 0))} short`);
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
    const sum = agencyScore({ ...example, ...given, fee });
    const points = order.map((line) => sum.points[line]).join(' + ');
    expect(text).toContain(`${name} scores ${points} = ${sum.score}.`);
    for (const amount of [sum.feeWithGst, sum.left, sum.clicks])
      expect(text).toContain(rupees(amount));
    expect(text).toContain(
      `{ label: "Agency ${name}, score ${sum.score}", value: ${Math.round(sum.clicks)} }`,
    );
  });

  it('weighs as the sheet in the article does', () => {
    for (const line of order) expect(text).toContain(`"${example[`${line}Weight`]}", `);
  });
});
