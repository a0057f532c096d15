import { count, formula, rupees, share, someRupees } from './formula.ts';

/** The hours that a quotation pays for, and the whole orders that bring its price back before tax. */
export const quotationHours = formula(
  {
    /** A month, before tax. */
    fee: someRupees,
    months: { unit: 'count', min: 1, max: 60, whole: true },
    /** With everything in it. */
    hourlyRate: someRupees,
    orderValue: someRupees,
    orderMargin: share,
    gst: share,
  },
  (input) => {
    const price = input.fee * input.months;
    const orderProfit = (input.orderValue * input.orderMargin) / 100;
    return {
      figure: count(price / input.hourlyRate),
      lines: {
        hoursPerMonth: count(input.fee / input.hourlyRate),
        price: rupees(price),
        tax: rupees((price * input.gst) / 100),
        orderProfit: rupees(orderProfit),
        ordersToPay: count(orderProfit > 0 ? Math.ceil(price / orderProfit) : null),
      },
    };
  },
);
