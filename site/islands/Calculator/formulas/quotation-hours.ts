import type { Inputs } from '../../../schemas/calculator-parts.ts';

export type QuotationHours = {
  /** Hours in the whole term. */
  hours: number;
  hoursPerMonth: number;
  /** Rupees for the whole term before tax. */
  price: number;
  /** Rupees of tax on that price. */
  tax: number;
  /** Rupees that one order leaves. */
  orderProfit: number;
  /** Whole orders that bring the price back before tax; null when an order leaves nothing. */
  ordersToPay: number | null;
};

/**
 * The hours that a quotation can hold, and the orders that pay for it.
 * @param input `fee` in rupees a month before tax, `months` of the term, `hourlyRate` in rupees with everything in
 *   it, `orderValue` in rupees, `orderMargin` (of that value) and `gst` in per cent
 */
export function quotationHours(input: Inputs<'quotation-hours'>): QuotationHours {
  const price = input.fee * input.months;
  const orderProfit = (input.orderValue * input.orderMargin) / 100;
  return {
    hours: price / input.hourlyRate,
    hoursPerMonth: input.fee / input.hourlyRate,
    price,
    tax: (price * input.gst) / 100,
    orderProfit,
    ordersToPay: orderProfit > 0 ? Math.ceil(price / orderProfit) : null,
  };
}
