import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { readYaml } from '@agency/content/read-yaml.ts';
import { paletteFrom } from '@agency/content/theme/palette.ts';
import { type Document, parseDocument, stringify } from 'yaml';
import { slugFrom } from '../entries/entry-slug.ts';
import { type Answers, answerProblems, askForMissing, complete, servicesIn } from './answers.ts';
import { brandDrawings } from './brand-drawings.ts';

type Service = Record<'picture' | 'card' | 'accordion', object>;

const schemaMark = '# yaml-language-server: $schema=';
/** The product's repository in the starter's workflow. */
const productUrl = 'https://git.example/agency-site.git';
const starter = resolve(import.meta.dirname, '../../starter');

function editYaml(file: string, edit: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  edit(document);
  writeFileSync(file, document.toString({ lineWidth: 100 }));
}

function replaceIn(file: string, replacements: readonly (readonly [string, string])[]): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    replacements.reduce((result, [from, to]) => result.replaceAll(from, () => to), text),
  );
}

/** Sets the agency's values. Values without an answer are still listed in `samples`. */
function setBrand(folder: string, answers: Answers, given: Partial<Answers>): void {
  editYaml(join(folder, 'brand.yaml'), (brand) => {
    const { name, city, domain, phone, chat, email } = answers;
    const values = { name, legalName: name, url: `https://${domain}`, phone, email };
    for (const [field, value] of Object.entries(values)) brand.set(field, value);
    if (chat !== phone) brand.set('chat', chat);
    for (const field of ['locality', 'region']) brand.setIn(['address', field], city);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    brand.set('timeZone', timeZone);
    brand.set('foundingYear', new Date().getFullYear());
    const known = { url: given.domain, phone: given.phone, email: given.email };
    const samples = [...(brand.toJS() as { samples: string[] }).samples];
    // The clock of many servers, and of no agency.
    if (timeZone === 'UTC') samples.push('timeZone');
    const unanswered = samples.filter((field) => known[field as keyof typeof known] === undefined);
    brand.set('samples', unanswered);
  });
  editYaml(join(folder, 'theme.yaml'), (theme) => {
    theme.set('accent', answers.accent);
    theme.set('ink', answers.ink);
  });
}

/** Writes the services: those of the starter by name, others with texts and picture of one of them. */
function setServices(folder: string, { services, city }: Answers): void {
  const servicesFolder = join(folder, 'services');
  const models = readdirSync(servicesFolder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''));
  const wanted = servicesIn(services).map((title) => ({ title, slug: slugFrom(title) }));
  const unused = models.filter((model) => !wanted.some(({ slug }) => slug === model));
  const templates = unused.length > 0 ? unused : models;
  const originals = `${servicesFolder}-originals`;
  renameSync(servicesFolder, originals);
  mkdirSync(servicesFolder);
  let next = 0;
  for (const [index, { title, slug }] of wanted.entries()) {
    const model = models.includes(slug) ? slug : (templates[next++ % templates.length] ?? '');
    cpSync(join(originals, `${model}.jpg`), join(servicesFolder, `${slug}.jpg`));
    const fields = readYaml(`${model}.yaml`, originals) as Service;
    const order = index + 1;
    const named = [{ name: title, order }];
    const own = {
      picture: { ...fields.picture, src: `./${slug}.jpg` },
      card: { ...fields.card, order, title, ring: `${title} • ${city}` },
      accordion: { ...fields.accordion, order, title },
      marquee: named,
      choices: named,
    };
    const text = stringify(own, { lineWidth: 100, aliasDuplicateObjects: false });
    writeFileSync(
      join(servicesFolder, `${slug}.yaml`),
      `${schemaMark}docs/schemas/service.json\n${text}`,
    );
  }
  rmSync(originals, { recursive: true });
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
