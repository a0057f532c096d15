import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { drawLogo, drawPhotograph } from './drawn-pictures.ts';

const texts = join(import.meta.dirname, 'content');

/** The content folder of the starter site: the texts of this repository with generated pictures. */
export const starterSite = join(
  tmpdir(),
  `starter-site-${createHash('sha256').update(resolve('.')).digest('hex').slice(0, 12)}`,
);

/** The owner's answers to the questions of `npm run new`. */
const answers = {
  name: 'Noyyal Works',
  city: 'Coimbatore',
  accent: '#ff5a1f',
  ink: '#10131a',
  domain: 'noyyal.test',
  phone: '+91 422 000 0000',
  email: 'office@noyyal.test',
  services: 'Signboards, Web shops, Local search, Events',
};

/** Folders of the starter that the agency's entries replace. */
const replaced = [
  'articles',
  'case-studies',
  'clients',
  'pages/pictures',
  'people',
  'services',
  'tools',
];

/** The old and new path of a renamed case study. */
export const renamed = { from: '/portfolio/second-gear', to: '/portfolio/second-gear-cycles' };

/** Runs an npm command of the product. */
function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [`tools/${command}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: starterSite },
  });
  if (status !== 0) throw new Error(stderr);
}

/** Missing pictures that an entry names, as paths in the content folder. */
function missingPictures(): string[] {
  const found = globSync('**/*.{yaml,mdx}', { cwd: starterSite }).flatMap((file) =>
    [...readFileSync(join(starterSite, file), 'utf8').matchAll(/\.\/[\w./-]+\.(?:jpg|svg)/g)].map(
      ([path]) => join(dirname(file), path),
    ),
  );
  return [...new Set(found)].filter((file) => !existsSync(join(starterSite, file))).sort();
}

/** Sets the date of the last check of each article to today. */
function checkArticles(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const name of globSync('articles/*/article.mdx', { cwd: starterSite })) {
    const file = join(starterSite, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^checked: .*$/m, `checked: ${today}`));
  }
}

/**
 * Makes a site as docs/owner.md says: the starter with a name and two colours, then the content of a small agency:
 * five people, nine clients, two testimonials, seven questions, four case studies, two articles, no gallery, no
 * counters, and a font without a width axis.
 */
async function makeStarterSite(): Promise<void> {
  rmSync(starterSite, { recursive: true, force: true });
  const flags = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  run('new', 'site', starterSite, ...flags);
  const workflow = join(starterSite, '.github/workflows/site.yml');
  writeFileSync(
    workflow,
    readFileSync(workflow, 'utf8').replace('https://git.example/', 'https://git.noyyal.test/'),
  );
  for (const folder of replaced) rmSync(join(starterSite, folder), { recursive: true });
  cpSync(texts, starterSite, { recursive: true });
  checkArticles();
  run('rename', renamed.from, renamed.to);
  for (const picture of missingPictures()) {
    const file = join(starterSite, picture);
    mkdirSync(dirname(file), { recursive: true });
    await (picture.endsWith('.jpg') ? drawPhotograph(file, picture) : drawLogo(file, picture));
  }
}

if (import.meta.main) await makeStarterSite();
