import { relative, resolve } from 'node:path';
import { type Answers, answerProblems, askForMissing, complete, folderProblem } from './answers.ts';
import { writeSite } from './write-site.ts';

/**
 * Makes the content folder of another agency.
 * @returns what to tell the person who asked for it
 * @throws with every fault of the values, one a line
 */
export async function newSite(target: string, given: Partial<Answers>): Promise<string> {
  const folder = resolve(target);
  const taken = folderProblem(folder);
  if (taken) throw new Error(taken);
  const wrong = answerProblems(given).filter((line) => !line.includes(' is missing: '));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const said = process.stdin.isTTY ? await askForMissing(given) : given;
  const problems = answerProblems(said);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await writeSite(folder, complete(said), given);
  const shown = relative('.', folder);
  return `Made ${shown}: the words and pictures of ${said.name}.

  See it     CONTENT_DIR=${shown} npm start
  Write      CONTENT_DIR=${shown} npm run dev
  What next  CONTENT_DIR=${shown} npm run launch-check lists what is still the starter's
  Guide      docs/make-it-yours.md, hour by hour

  It is a repository of its own: git init ${shown}`;
}
