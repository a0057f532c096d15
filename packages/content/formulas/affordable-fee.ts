import {
  count,
  formula,
  number,
  ratio,
  rupees,
  rupeesOrNone,
  share,
  someRupees,
} from './formula.ts';

/** The agency fee a month that the profit of new customers pays for; none when ads and extras leave nothing. */
export const affordableFee = formula(
  {
    /** Of one customer in a year. */
    profit: someRupees,
    /** Of that profit, to win one customer. */
    winningShare: share,
    enquiriesPerCustomer: ratio,
    /** A month. */
    customers: number,
    enquiryCost: someRupees,
    /** A month, before tax, as the extras. */
    ads: rupeesOrNone,
    extras: rupeesOrNone,
    gst: share,
  },
  (input) => {
    const winningPrice = (input.profit * input.winningShare) / 100;
    const budget = winningPrice * input.customers;
    const fee = budget / (1 + input.gst / 100) - input.ads - input.extras;
    const enquiriesBought = budget / input.enquiryCost;
    return {
      figure: rupees(fee > 0 ? fee : null),
      lines: {
        winningPrice: rupees(winningPrice),
        enquiryPrice: rupees(winningPrice / input.enquiriesPerCustomer),
        enquiriesNeeded: count(input.customers * input.enquiriesPerCustomer),
        budget: rupees(budget),
        enquiriesBought: count(enquiriesBought),
        customersWon: count(enquiriesBought / input.enquiriesPerCustomer),
        costPerCustomer: rupees(input.enquiryCost * input.enquiriesPerCustomer),
      },
    };
  },
);
