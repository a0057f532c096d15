import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inContent } from './content-folder.ts';

const file = 'pages/interface.yaml';

/** What to do when an article has a calculator and the interface has no words for one. */
export const wordlessCalculator = () =>
  `<Calculator> has no words. Write them under \`calculators\` in ${inContent(file)}.`;

/** Whether the words that stand on calculators are written; an agency without calculators needs none. */
export function hasCalculatorWords(): boolean {
  const copy = parse(readFileSync(inContent(file), 'utf8')) as { calculators?: unknown } | null;
  return Boolean(copy?.calculators);
}
