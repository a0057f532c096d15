import { describe, expect, it } from 'vitest';
import { amountsOf, type CalculatorKind, calculate } from './formulas.ts';

/** The values of a calculation by their names. */
function valuesOf(kind: CalculatorKind, input: Record<string, number>) {
  const results = calculate(kind, input);
  const named = [...amountsOf(results), ['figure', results.figure] as const];
  return Object.fromEntries(named.map(([name, { value }]) => [name, value]));
}

describe('the split of a budget', () => {
  const split = {
    ...{ budget: 1000, seoShare: 50, management: 20, clickPrice: 4, enquiryRate: 10 },
    ...{ seoEnquiries: 60, gst: 18 },
  };
  const year = (changed: object) => valuesOf('seo-ads-split', { ...split, ...changed });
  it('has no cost of an enquiry where none comes, instead of an endless one', () => {
    const none = { 'cost.ads': null, 'costWithGst.ads': null, figure: null };
    expect(year({ enquiryRate: 0, seoEnquiries: 0 })).toMatchObject(none);
  });
  it('counts no enquiry of a side that gets no money', () => {
    expect(year({ seoShare: 0 })).toMatchObject({ 'spent.seo': 0, 'enquiries.seo': 0 });
    expect(year({ seoShare: 100 })).toMatchObject({ 'spent.ads': 0, 'enquiries.ads': 0 });
  });
  it('makes both costs the same where the tax can be set off', () => {
    const sums = year({ gst: 0 });
    expect(sums['costWithGst.together']).toBe(sums['cost.together']);
  });
});

describe('the affordable fee', () => {
  const centre = {
    ...{ profit: 1000, winningShare: 10, enquiriesPerCustomer: 2, customers: 10 },
    ...{ enquiryCost: 100, ads: 400, extras: 100, gst: 0 },
  };
  it.each([
    ['is what ads and extras leave', {}, 500],
    ['is none where ads leave nothing', { ads: 900 }, null],
    ['is none where nobody is won', { customers: 0 }, null],
  ])('%s', (_, changed, fee) => {
    expect(valuesOf('affordable-fee', { ...centre, ...changed }).figure).toBe(fee);
  });
});

describe('the hours in a quotation', () => {
  const term = {
    ...{ fee: 1000, months: 2, hourlyRate: 500 },
    ...{ orderValue: 900, orderMargin: 100, gst: 18 },
  };
  it('counts whole orders, since nobody buys a third of one', () => {
    expect(valuesOf('quotation-hours', term).ordersToPay).toBe(3);
  });
  it('finds no number of orders where an order leaves nothing', () => {
    expect(valuesOf('quotation-hours', { ...term, orderMargin: 0 }).ordersToPay).toBe(null);
  });
});

describe('the month of break-even', () => {
  const none = { month1: 0, month2: 0, month3: 0, month4: 0, month5: 0, month6: 0 };
  const firm = { fee: 100, margin: 100, enquiriesPerOrder: 1, ...none };
  it.each([
    // Ten months cost 1,000; two orders in each from the sixth on have brought that back.
    ['goes on with the last month asked for', { month6: 2 }, { figure: 10 }],
    ['is none where the orders never catch up', { month6: 1 }, { figure: null, lowest: -500 }],
    ['has no lowest sum below zero where the first pays', { month1: 3 }, { figure: 1, lowest: 0 }],
  ])('%s', (_, changed, expected) => {
    expect(valuesOf('break-even-month', { ...firm, ...changed })).toMatchObject(expected);
  });
});

describe('the score of an agency', () => {
  const sheet = {
    ...{ proof: 5, people: 5, plan: 5, measurement: 5, price: 5 },
    ...{
      proofWeight: 30,
      peopleWeight: 20,
      planWeight: 20,
      measurementWeight: 20,
      priceWeight: 10,
    },
    ...{ budget: 1000, fee: 500, gst: 0 },
  };
  it('is the sum of the weights for full marks', () => {
    expect(valuesOf('agency-score', sheet).figure).toBe(100);
  });
  it('leaves no clicks, and says how much is missing, where the fee exceeds the money', () => {
    const poor = { left: -500, clicks: 0 };
    expect(valuesOf('agency-score', { ...sheet, fee: 1500 })).toMatchObject(poor);
  });
});
