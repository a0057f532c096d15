import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { paletteFrom } from '@agency/content/theme/palette.ts';
import { type Answers, answerProblems, askForMissing, complete } from './answers.ts';
import { brandDrawings } from './brand-drawings.ts';
import { editYaml, setBrand, setServices } from './site-values.ts';

/** The product's repository in the starter's workflow. */
const productUrl = 'https://git.example/agency-site.git';
const starter = resolve(import.meta.dirname, '../../starter');

function replaceIn(file: string, replacements: readonly (readonly [string, string])[]): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    replacements.reduce((result, [from, to]) => result.replaceAll(from, () => to), text),
  );
}

/** Sets the path of the schema in the first line of each file. */
function setSchemaPaths(folder: string): void {
  for (const name of globSync('**/*.yaml', { cwd: folder })) {
    const file = join(folder, name);
    const path = relative(dirname(file), resolve('docs/schemas')).replaceAll(sep, '/');
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/(?<=^# yaml-language-server: \$schema=)\S*docs\/schemas/, path),
    );
  }
}

/** The output of a git command in this product; empty if it is not a repository. */
const gitOutput = (...args: string[]) =>
  (spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '').trim();

/** Why a folder cannot be used for a new site. */
function folderProblem(folder: string): string | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];
  if (names.length === 0) return undefined;
  return `${folder} is not empty: it contains ${names.slice(0, 3).join(', ')}. Choose another folder.`;
}

/** Letters that the font of the drawings does not have. */
const otherLetters = /(?!\p{Script=Latin})\p{L}/u;

/** What the logo shows until the agency has its own. */
const drawnName = ({ name, domain }: Answers) => (otherLetters.test(name) ? domain : name);

async function writeSite(folder: string, answers: Answers, given: Partial<Answers>): Promise<void> {
  const { name, city, domain, email } = answers;
  cpSync(starter, folder, { recursive: true });
  setBrand(folder, answers, given);
  setServices(folder, answers);
  for (const page of ['privacy-policy', 'accessibility-statement'])
    editYaml(join(folder, `pages/${page}.yaml`), (copy) => {
      const { blocks } = copy.toJS() as { blocks: readonly { block: string }[] };
      const text = blocks.findIndex(({ block }) => block === 'LegalText');
      copy.setIn(['blocks', text, 'updated'], new Date().toISOString().slice(0, 10));
    });
  const drawings = await brandDrawings(
    drawnName(answers),
    paletteFrom(answers.accent, answers.ink),
  );
  for (const [file, svg] of Object.entries(drawings))
    writeFileSync(join(folder, `brand/${file}.svg`), svg);
  const words = [name, city, answers.services].join(' ').match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  writeFileSync(join(folder, 'words.txt'), `${[...new Set(words)].sort().join('\n')}\n`);
  const product = gitOutput('config', '--get', 'remote.origin.url');
  for (const file of ['README.md', '.env.example', '.github/workflows/site.yml'])
    replaceIn(join(folder, file), [
      ['../our-site', relative('.', folder).replaceAll(sep, '/')],
      ['hello@your-agency.example', email],
      ['your-agency.example', domain],
      // Not a path on this machine, and not a URL with a password.
      ...(/^https:\/\/[^@]+$/.test(product) ? [[productUrl, product] as const] : []),
      // Marks are part of letters: vowels in Tamil, accents.
      ['Your Agency', name.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '')],
    ]);
  const version = gitOutput('rev-parse', 'HEAD');
  if (version) writeFileSync(join(folder, 'product-version'), `${version}\n`);
  setSchemaPaths(folder);
}

/**
 * Copies the starter into a new folder and sets the agency's values.
 * @returns the text to print
 * @throws with all mistakes of the values, one per line
 */
export async function newSite(target: string, given: Partial<Answers>): Promise<string> {
  const folder = resolve(target);
  const problem = folderProblem(folder);
  if (problem) throw new Error(problem);
  const wrong = answerProblems(given).filter((line) => !line.includes(' is missing: '));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const answers = process.stdin.isTTY ? await askForMissing(given) : given;
  const problems = answerProblems(answers);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const completed = complete(answers);
  await writeSite(folder, completed, given);
  const path = relative('.', folder).replaceAll(sep, '/');
  const drawn = drawnName(completed);
  const drawings =
    drawn === completed.name
      ? ''
      : `
Its logo and wordmark show ${drawn}: only Latin letters are drawn. Replace the files in ${path}/brand.
`;
  return `Made ${path}: the words and pictures of ${answers.name}.
${drawings}
Write CONTENT_DIR=${path} into the file .env of this folder, so that every command uses the new site. Then:

  See it     npm start
  Write      npm run dev
  What next  npm run launch-check lists what you still have to replace
  Guide      docs/owner.md

To put it under version control: git init ${path}`;
}
