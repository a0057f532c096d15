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
import { drawMark, drawPhotograph } from './drawn-pictures.ts';

const texts = join(import.meta.dirname, 'content');

/** The texts are in this repository; pictures are drawn, and all of it is put together outside of it. */
export const starterSite = join(
  tmpdir(),
  `starter-site-${createHash('sha256').update(resolve('.')).digest('hex').slice(0, 12)}`,
);

/** The answers its owner gave to `new`. */
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

/** The starter's own entries, with their pictures: on the first day they give way to the agency's. */
const replaced = [
  'articles',
  'case-studies',
  'clients',
  'pages/pictures',
  'people',
  'services',
  'tools',
];

/** A case study that got another address in the afternoon. */
export const renamed = { from: '/portfolio/second-gear', to: '/portfolio/second-gear-cycles' };

/** Runs a command of the product as its owner does. */
function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [`tools/${command}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: starterSite },
  });
  if (status !== 0) throw new Error(stderr);
}

/** Pictures that a text names and the folder does not hold, from the folder of the content. */
function missingPictures(): string[] {
  const found = globSync('**/*.{yaml,mdx}', { cwd: starterSite }).flatMap((file) =>
    [...readFileSync(join(starterSite, file), 'utf8').matchAll(/\.\/[\w./-]+\.(?:jpg|svg)/g)].map(
      ([path]) => join(dirname(file), path),
    ),
  );
  return [...new Set(found)].filter((file) => !existsSync(join(starterSite, file))).sort();
}

/** The owner has looked over each article on the day of the launch. */
function checkArticles(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const name of globSync('articles/*/article.mdx', { cwd: starterSite })) {
    const file = join(starterSite, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^checked: .*$/m, `checked: ${today}`));
  }
}

/**
 * Spends the day of docs/owner.md: what the starter makes of a name and two colours, and over it
 * the words of a small agency: five people, nine clients, two testimonials, seven questions, four case
 * studies, no gallery, no counters, two articles, and a face without a width axis.
 */
async function makeStarterSite(): Promise<void> {
  rmSync(starterSite, { recursive: true, force: true });
  const flags = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  run('new', 'site', starterSite, ...flags);
  for (const folder of replaced) rmSync(join(starterSite, folder), { recursive: true });
  cpSync(texts, starterSite, { recursive: true });
  checkArticles();
  run('rename', renamed.from, renamed.to);
  for (const picture of missingPictures()) {
    const file = join(starterSite, picture);
    mkdirSync(dirname(file), { recursive: true });
    await (picture.endsWith('.jpg') ? drawPhotograph(file, picture) : drawMark(file, picture));
  }
}

if (import.meta.main) await makeStarterSite();
