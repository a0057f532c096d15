import { describe, expect, it } from 'vitest';
import { affordableFee } from './affordable-fee.ts';
import { agencyScore } from './agency-score.ts';
import { breakEvenMonth } from './break-even-month.ts';
import { quotationHours } from './quotation-hours.ts';
import { seoAdsSplit } from './seo-ads-split.ts';

const split = {
  ...{ budget: 1000, seoShare: 50, management: 20, clickPrice: 4, enquiryRate: 10 },
  ...{ seoEnquiries: 60, gst: 18 },
};

describe('the split of a budget', () => {
  it('has no cost of an enquiry where none comes, instead of an endless one', () => {
    const { ads, together } = seoAdsSplit({ ...split, enquiryRate: 0, seoEnquiries: 0 });
    expect([ads.cost, ads.costWithGst, together.costWithGst]).toEqual([null, null, null]);
  });
  it('counts no enquiry of a side that gets no money', () => {
    expect(seoAdsSplit({ ...split, seoShare: 0 }).seo).toMatchObject({ spent: 0, enquiries: 0 });
    expect(seoAdsSplit({ ...split, seoShare: 100 }).ads).toMatchObject({ spent: 0, enquiries: 0 });
  });
  it('makes both costs the same where the tax can be set off', () => {
    const { together } = seoAdsSplit({ ...split, gst: 0 });
    expect(together.costWithGst).toBe(together.cost);
  });
});

describe('the affordable fee', () => {
  const centre = {
    ...{ profit: 1000, winningShare: 10, enquiriesPerCustomer: 2, customers: 10 },
    ...{ enquiryCost: 100, ads: 400, extras: 100, gst: 0 },
  };
  it('is what ads and extras leave', () => {
    expect(affordableFee(centre).fee).toBe(500);
  });
  it('is none where they leave nothing', () => {
    expect(affordableFee({ ...centre, ads: 900 }).fee).toBe(null);
    expect(affordableFee({ ...centre, customers: 0 }).fee).toBe(null);
  });
});

describe('the hours in a quotation', () => {
  const term = {
    ...{ fee: 1000, months: 2, hourlyRate: 500 },
    ...{ orderValue: 900, orderMargin: 100, gst: 18 },
  };
  it('counts whole orders, since nobody buys a third of one', () => {
    expect(quotationHours(term).ordersToPay).toBe(3);
  });
  it('finds no number of orders where an order leaves nothing', () => {
    expect(quotationHours({ ...term, orderMargin: 0 }).ordersToPay).toBe(null);
  });
});

describe('the month of break-even', () => {
  const none = { month1: 0, month2: 0, month3: 0, month4: 0, month5: 0, month6: 0 };
  const firm = { fee: 100, margin: 100, enquiriesPerOrder: 1 };
  it('goes on with the last month asked for', () => {
    // Ten months cost 1,000; two orders in each from the sixth on have brought that back.
    expect(breakEvenMonth({ ...firm, ...none, month6: 2 }).month).toBe(10);
  });
  it('is none within 36 months where the orders never catch up', () => {
    const never = breakEvenMonth({ ...firm, ...none, month6: 1 });
    expect(never.month).toBe(null);
    expect(never.lowest).toBe(-500);
  });
  it('has no lowest standing below nought where the first month pays', () => {
    expect(breakEvenMonth({ ...firm, ...none, month1: 3 })).toMatchObject({ month: 1, lowest: 0 });
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
    expect(agencyScore(sheet).score).toBe(100);
  });
  it('leaves no clicks, and says how much is missing, where the fee exceeds the money', () => {
    expect(agencyScore({ ...sheet, fee: 1500 })).toMatchObject({ left: -500, clicks: 0 });
  });
});
