import type { Inputs } from '../../../schemas/calculator-parts.ts';

const fullMark = 5;
export const criteria = ['proof', 'people', 'plan', 'measurement', 'price'] as const;
type Criterion = (typeof criteria)[number];

export type AgencyScore = {
  /** Points of each line; they add up to the score. */
  points: Record<Criterion, number>;
  /** Points, as many as the weights add up to at most. */
  score: number;
  /** Rupees a month, tax included. */
  feeWithGst: number;
  /** Rupees a month that the fee leaves of the budget, tax included; below nought the fee exceeds it. */
  left: number;
  /** Rupees a month that reach the ad platform once its tax is paid. */
  clicks: number;
};

/**
 * One agency on the score sheet, and what its fee leaves for clicks.
 * @param input a mark from 1 to 5 for each criterion and its weight in points; `budget` in rupees a month, tax
 *   included; `fee` in rupees a month before tax; `gst` in per cent
 */
export function agencyScore(input: Inputs<'agency-score'>): AgencyScore {
  const tax = 1 + input.gst / 100;
  const pointsOf = (name: Criterion) => (input[name] * input[`${name}Weight`]) / fullMark;
  const points = Object.fromEntries(criteria.map((name) => [name, pointsOf(name)]));
  const left = input.budget - input.fee * tax;
  return {
    points: points as Record<Criterion, number>,
    score: criteria.reduce((sum, name) => sum + pointsOf(name), 0),
    feeWithGst: input.fee * tax,
    left,
    clicks: Math.max(0, left / tax),
  };
}
