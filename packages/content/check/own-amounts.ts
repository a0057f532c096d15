import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../content-folder.ts';
import { offer } from '../offer-values.ts';
import { readYaml } from '../read-yaml.ts';

/** A typed amount: ₹20,000 or ₹10 lakh. Nothing costs ₹0. */
const amount = /₹(?!0\b)\d+(?:,\d+)*(?:\.\d+)?(?: (?:lakhs?|crores?))?/g;

/** Files in which the agency speaks of its own prices. */
const own = /^(pages|services|languages)\/|^automatic-reply\.yaml$/;

/** A sentence of an article that says what the agency itself asks. */
const ownPrice =
  /\b(?:we (?:charge|ask for)|with us|our (?:own |monthly |hourly )*(?:fees?|prices?|rates?)\b(?! (?:and those|page)))/i;

/** The file, and that of the page that it says in another language. */
function withOriginal(name: string): string[] {
  const { translates } = (readYaml(name) ?? {}) as { translates?: unknown };
  return typeof translates === 'string' ? [name, `pages${translates}.yaml`] : [name];
}

const examplesOf = (name: string): readonly string[] => {
  const { examples } = offer() ?? {};
  const groups = Array.isArray(examples) ? examples : [];
  const files = withOriginal(name);
  return groups.filter(({ file }) => files.includes(file)).flatMap(({ amounts }) => amounts);
};

type Line = { text: string; line: number };

const linesOf = (source: string): Line[] =>
  source
    .split('\n')
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => !/^\s*#/.test(text));

const fix =
  'Write a placeholder of offer.yaml, such as {website.from} (docs/fields.md lists them). An example, or the price of another firm, belongs into `examples` there.';

function ownPageProblems(name: string, lines: readonly Line[]): string[] {
  const examples = examplesOf(name);
  const found = lines.flatMap(({ text, line }) =>
    (text.match(amount) ?? []).map((typed) => ({ typed, line })),
  );
  return found
    .filter(({ typed }) => !examples.includes(typed))
    .map(({ typed, line }) => `line ${line}: ${typed} is typed here. ${fix}`);
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

const articleProblems = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text, line }) =>
    sentencesOf(text)
      .filter((sentence) => ownPrice.test(sentence) && sentence.match(amount))
      .map((sentence) => `line ${line}: "${sentence}" types a price of ours. ${fix}`),
  );

/** Amounts that are typed where offer.yaml has them. A content without that file may type all. */
export function ownAmountProblems(name: string): string[] {
  const isArticle = name.startsWith('articles/');
  if (!offer() || !(isArticle || own.test(name))) return [];
  const lines = linesOf(readFileSync(join(contentFolder, name), 'utf8'));
  return isArticle ? articleProblems(lines) : ownPageProblems(name, lines);
}
