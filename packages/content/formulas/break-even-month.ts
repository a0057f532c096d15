import { count, formula, number, percent, ratio, signed, someRupees } from './formula.ts';

/** The last month looked at. */
const horizon = 36;

/** The month in which the extra orders have paid for SEO. After the sixth month its enquiries go on. */
export const breakEvenMonth = formula(
  {
    /** A month. */
    fee: someRupees,
    /** Of one order. */
    margin: someRupees,
    enquiriesPerOrder: ratio,
    month1: number,
    month2: number,
    month3: number,
    month4: number,
    month5: number,
    month6: number,
  },
  ({ fee, margin, enquiriesPerOrder, month1, month2, month3, month4, month5, month6 }) => {
    const asked = [month1, month2, month3, month4, month5, month6];
    let enquiries = 0;
    const months = Array.from({ length: horizon }, (_, index) => {
      enquiries += asked[index] ?? month6;
      const orders = Math.floor(enquiries / enquiriesPerOrder);
      return { enquiries, orders, balance: orders * margin - (index + 1) * fee };
    });
    const found = months.findIndex(({ balance }) => balance >= 0);
    const before = found < 0 ? months : months.slice(0, found + 1);
    const shown = months.slice(0, asked.length);
    const rows = shown.map((month, index) => [
      `month${index + 1}`,
      {
        enquiries: count(month.enquiries),
        orders: count(month.orders),
        balance: signed(month.balance),
      },
    ]);
    return {
      figure: count(found < 0 ? null : found + 1),
      rows: Object.fromEntries(rows),
      lines: {
        enquiriesToPay: count(Math.ceil((fee * enquiriesPerOrder) / margin)),
        lowest: signed(Math.min(0, ...before.map(({ balance }) => balance))),
        return: percent(((shown.at(-1)?.balance ?? 0) / (fee * asked.length)) * 100),
      },
    };
  },
);
