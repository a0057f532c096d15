import type { CalculatorKind } from '@agency/content/formulas/formulas.ts';
import type {
  CalculatorCopy,
  SharedCalculatorCopy,
} from '@agency/content/schemas/pages/calculators.ts';

export type CalculatorProps = {
  kind: CalculatorKind;
  /** A number for every field: the example of the article. */
  example: Record<string, number>;
  copy: { shared: SharedCalculatorCopy; own: CalculatorCopy };
  /** Whether the site has a quote form with a message, which the calculation can be sent with. */
  hasQuote: boolean;
};
