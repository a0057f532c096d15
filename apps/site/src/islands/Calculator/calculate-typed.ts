import { formatAmount } from '@agency/content/formulas/format-amount.ts';
import { calculate } from '@agency/content/formulas/formulas.ts';
import type { CalculatorProps } from './calculator-props.ts';
import { readFigures, type Typed } from './read-figures.ts';
import { shareAddress } from './share-address.ts';

/** What the calculator shows for the texts in its fields. Without a result the amounts are dashes. */
export function calculateTyped({ kind, example, copy }: CalculatorProps, typed: Typed) {
  const { figures, mistakes } = readFigures(kind, typed, example, copy);
  const isFinished = Object.keys(mistakes).length === 0;
  const results = calculate(kind, isFinished ? figures : example);
  const figure = isFinished ? formatAmount(results.figure) : '–';
  const fallback = isFinished ? copy.own.none : copy.shared.unfinished;
  const note = isFinished && results.figure.value !== null ? '' : fallback;
  return {
    results,
    isFinished,
    figure,
    note,
    mistakes,
    /** The result as a sentence, and what is announced of it. */
    result: note || `${copy.own.figure}: ${figure}`,
    announcement: Object.values(mistakes)[0] ?? (note || `${copy.own.figure}: ${figure}`),
    address: shareAddress(kind, typed),
  };
}
