import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const PERIOD =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty-four) (?:days?|weeks?|months?|years?)\b/i;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** Where the privacy policy names a period: its file, and the sentences. */
export type PromisedPeriods = { file: string; sentences: string[] };

/** What the privacy policy under `folder` says of periods, such as after which a message is erased. */
export function promisedPeriods(folder: string): PromisedPeriods {
  const file = join(folder, 'pages/privacy-policy.yaml');
  if (!existsSync(file)) return { file, sentences: [] };
  const sentences = textsIn(parse(readFileSync(file, 'utf8')))
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => PERIOD.test(sentence));
  return { file, sentences };
}
