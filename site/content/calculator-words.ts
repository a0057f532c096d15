import { inContent } from './content-folder.ts';
import { readYaml } from './read-yaml.ts';

const file = 'pages/interface.yaml';

/** What to do when an article has a calculator and the interface has no words for one. */
export const wordlessCalculator = () =>
  `<Calculator> has no words. Write them under \`calculators\` in ${inContent(file)}.`;

/** Whether the words that stand on calculators are written; an agency without calculators needs none. */
export function hasCalculatorWords(): boolean {
  const copy = readYaml(file) as { calculators?: unknown } | null | undefined;
  return Boolean(copy?.calculators);
}
