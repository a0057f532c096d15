import { count, formula, rupees, rupeesOrNone, share, someRupees } from './formula.ts';

const fullMark = 5;
const mark = { unit: 'count', min: 1, max: fullMark, whole: true } as const;
const weight = { ...share, whole: true, fixed: true } as const;
const criteria = ['proof', 'people', 'plan', 'measurement', 'price'] as const;

/** One agency on the score sheet: a mark and a weight for each criterion, and what its fee leaves for clicks. */
export const agencyScore = formula(
  {
    proof: mark,
    people: mark,
    plan: mark,
    measurement: mark,
    price: mark,
    /** A month, tax included. */
    budget: someRupees,
    /** A month, before tax. */
    fee: rupeesOrNone,
    gst: share,
    proofWeight: weight,
    peopleWeight: weight,
    planWeight: weight,
    measurementWeight: weight,
    priceWeight: weight,
  },
  (input) => {
    const tax = 1 + input.gst / 100;
    const left = input.budget - input.fee * tax;
    const pointsOf = (name: (typeof criteria)[number]) =>
      (input[name] * input[`${name}Weight`]) / fullMark;
    const rows = criteria.map((name) => [
      name,
      {
        score: count(input[name]),
        weight: count(input[`${name}Weight`]),
        points: count(pointsOf(name)),
      },
    ]);
    return {
      figure: count(criteria.reduce((sum, name) => sum + pointsOf(name), 0)),
      rows: Object.fromEntries(rows),
      lines: {
        feeWithGst: rupees(input.fee * tax),
        // Below zero the fee exceeds the budget.
        left: rupees(left),
        clicks: rupees(Math.max(0, left / tax)),
      },
    };
  },
);
