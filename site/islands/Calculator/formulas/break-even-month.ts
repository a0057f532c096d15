import type { Inputs } from '../../../schemas/calculator-parts.ts';

/** The last month looked at. */
const horizon = 36;

export type Month = {
  /** Enquiries since the start. */
  enquiries: number;
  /** Whole orders since the start. */
  orders: number;
  /** Rupees: margin earned less fees paid since the start. */
  standing: number;
};

export type BreakEven = {
  /** The months asked for, the first one first. */
  months: Month[];
  /** The first month at whose end the margin covers the fees; null when none of 36 does. */
  month: number | null;
  /** Rupees: the worst standing up to break-even. */
  lowest: number;
  /** Whole enquiries a month that pay the fee. */
  enquiriesToPay: number;
  /** Per cent of the fees, at the end of the months asked for. */
  return: number;
};

/**
 * The month in which the extra orders have paid for SEO. After the last month asked for, its enquiries go on.
 * @param input `fee` in rupees a month, `margin` in rupees per order, `enquiriesPerOrder` as in "one in seven",
 *   `month1` to `month6` in extra enquiries of that month
 */
export function breakEvenMonth(input: Inputs<'break-even-month'>): BreakEven {
  const { fee, margin, enquiriesPerOrder } = input;
  const asked = [
    input.month1,
    input.month2,
    input.month3,
    input.month4,
    input.month5,
    input.month6,
  ];
  const months: Month[] = [];
  let enquiries = 0;
  for (let month = 1; month <= horizon; month++) {
    enquiries += asked[month - 1] ?? input.month6;
    const orders = Math.floor(enquiries / enquiriesPerOrder);
    months.push({ enquiries, orders, standing: orders * margin - month * fee });
  }
  const found = months.findIndex(({ standing }) => standing >= 0);
  const before = found < 0 ? months : months.slice(0, found + 1);
  const spent = fee * asked.length;
  return {
    months: months.slice(0, asked.length),
    month: found < 0 ? null : found + 1,
    lowest: Math.min(0, ...before.map(({ standing }) => standing)),
    enquiriesToPay: Math.ceil((fee * enquiriesPerOrder) / margin),
    return: ((months[asked.length - 1]?.standing ?? 0) / spent) * 100,
  };
}
