import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { readArticle } from '../../site/schemas/article-body.ts';
import { problemsOf } from '../../site/schemas/content-problems.ts';
import { knownAddresses } from '../../site/schemas/page-addresses.ts';
import { redirectProblems, redirects } from '../../site/schemas/redirects.ts';
import type { DocumentedSchema } from '../reference/documented-schemas.ts';
import type { MovedField } from './moved-fields.ts';

export type UpgradeProblem = {
  file: string;
  /** The field as its file has it, and what to do about it. */
  problem: string;
};

const mayBeMissing = /^redirects\.yaml$/;

/** The fields of a file that stand elsewhere by now. */
const movedIn = (name: string, data: unknown, moves: readonly MovedField[]) =>
  moves.filter(
    ({ file, field }) =>
      file === name && typeof data === 'object' && data !== null && field in data,
  );

async function problemsIn(
  file: string,
  name: string,
  schema: DocumentedSchema['schema'],
  moves: readonly MovedField[],
): Promise<string[]> {
  const source = readFileSync(file, 'utf8');
  const isArticle = file.endsWith('.mdx');
  let data: unknown;
  try {
    data = parse(isArticle ? (source.split(/^---$/m)[1] ?? '') : source);
  } catch (error) {
    return [`cannot be read: ${(error as Error).message.split('\n')[0]}`];
  }
  const moved = movedIn(name, data, moves);
  const found = await problemsOf(schema, data, resolve(file));
  const others = found.filter(
    (line) => !moved.some(({ field }) => line.startsWith(`${field}: is not a known field`)),
  );
  return [
    ...moved.map(({ field, now }) => `${field}: ${now}`),
    ...others,
    ...(isArticle ? (await readArticle(resolve(file))).problems : []),
  ];
}

/** Redirects that hide a page or lead to one that went away; those that are no redirects are named before. */
function redirectsThatFail(folder: string): UpgradeProblem[] {
  const file = join(folder, 'redirects.yaml');
  if (!existsSync(file)) return [];
  const list = redirects.safeParse(parse(readFileSync(file, 'utf8')) ?? []);
  if (!list.success) return [];
  return redirectProblems(list.data, knownAddresses().pages).map((problem) => ({
    file,
    problem: problem.replace('redirects.yaml: ', ''),
  }));
}

/** A file that is not there, or cannot be read: what others say of it cannot be looked up. */
const isWhole = ({ problem }: UpgradeProblem) => !/^(is missing|cannot be read)/.test(problem);

/**
 * What this version of the product wants changed in a content: each file, each field, and what to do.
 * @param schemas what each kind of file must look like by now
 * @param moves fields that have another place or name than in an earlier version
 */
export async function upgradeProblems(
  folder: string,
  schemas: readonly DocumentedSchema[],
  moves: readonly MovedField[],
): Promise<UpgradeProblem[]> {
  const problems: UpgradeProblem[] = [];
  for (const { file: pattern = '', schema } of schemas) {
    const name = pattern.replace('content/', '');
    if (!name) continue;
    const files = globSync(join(folder, name.replace('<slug>', '*')));
    if (files.length === 0 && !name.includes('<slug>') && !mayBeMissing.test(name))
      problems.push({
        file: join(folder, name),
        problem: 'is missing. docs/fields.md says what it holds; npm run new -- site writes one.',
      });
    for (const file of files.sort())
      for (const problem of await problemsIn(file, name, schema, moves))
        problems.push({ file, problem });
  }
  if (problems.every(isWhole)) problems.push(...redirectsThatFail(folder));
  for (const { file, field, now } of moves)
    if (field === basename(file) && existsSync(join(folder, file)))
      problems.push({ file: join(folder, file), problem: now });
  return problems;
}
