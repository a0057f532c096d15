import type { Inputs } from '../../../schemas/calculator-parts.ts';

export type AffordableFee = {
  /** Rupees a month before tax; null when ads and extras leave nothing. */
  fee: number | null;
  /** Rupees for winning one customer. */
  winningPrice: number;
  /** Rupees that one enquiry may cost, tax and everything included. */
  enquiryPrice: number;
  /** Enquiries a month. */
  enquiriesNeeded: number;
  /** Rupees a month for all of it, tax included. */
  budget: number;
  /** Enquiries a month at the price of today. */
  enquiriesBought: number;
  /** Customers a month at the price of today. */
  customersWon: number;
  /** Rupees for one customer at the price of today. */
  costPerCustomer: number;
};

/**
 * The agency fee that the profit of new customers can carry.
 * @param input `profit` in rupees per customer and year, `enquiryCost` in rupees per enquiry, `ads` and `extras`
 *   in rupees a month before tax; `winningShare` (of the profit) and `gst` in per cent; `customers` a month
 */
export function affordableFee(input: Inputs<'affordable-fee'>): AffordableFee {
  const winningPrice = (input.profit * input.winningShare) / 100;
  const budget = winningPrice * input.customers;
  const fee = budget / (1 + input.gst / 100) - input.ads - input.extras;
  const enquiriesBought = budget / input.enquiryCost;
  return {
    fee: fee > 0 ? fee : null,
    winningPrice,
    enquiryPrice: winningPrice / input.enquiriesPerCustomer,
    enquiriesNeeded: input.customers * input.enquiriesPerCustomer,
    budget,
    enquiriesBought,
    customersWon: enquiriesBought / input.enquiriesPerCustomer,
    costPerCustomer: input.enquiryCost * input.enquiriesPerCustomer,
  };
}
