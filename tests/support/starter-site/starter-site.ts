import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
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
import { writeOwnWords } from './own-words.ts';

/** Two pages of text: one in the menu, and one for an ad, without menu. */
const pages = join(import.meta.dirname, 'content');

/** The content folder of the starter site. */
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

/** The host of the editor's changes. */
const editor = {
  backend: 'gitea',
  repository: 'noyyal/site',
  branch: 'main',
  host: 'https://git.noyyal.test',
  preview: 'https://test.noyyal.test',
};

/** The old and new path of a renamed case study. */
export const renamed = { from: '/portfolio/second-client', to: '/portfolio/hill-road-dental' };

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

/** Replaces text in one file. @throws when the file does not contain it */
function change(file: string, from: RegExp | string, to: string): void {
  const path = join(starterSite, file);
  const source = readFileSync(path, 'utf8');
  const changed = source.replace(from, () => to);
  if (changed === source) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, changed);
}

/** What the agency sets in brand.yaml and theme.yaml, other than the starter and the sample. */
function setValues(): void {
  change('brand.yaml', /^legalName: .*$/m, 'legalName: Noyyal Works LLP');
  change('brand.yaml', /^tagline: .*$/m, 'tagline: Plain and proven');
  change('brand.yaml', /^ {2}street: .*$/m, '  street: 7 Mill Lane, Race Course');
  change('brand.yaml', /^trackers:/m, `${moreFacts}trackers:`);
  change('brand.yaml', /^timeZone: .*$/m, 'timeZone: Asia/Kolkata');
  change('brand.yaml', /^retentionMonths: .*$/m, 'retentionMonths: 18');
  change(
    'brand.yaml',
    /^samples:\n(?: .*\n?)*/m,
    `samples: []\neditor: ${JSON.stringify(editor)}\n`,
  );
  change('pages/digital-marketing-blog.yaml', /^readMore:/m, 'feed: full\nreadMore:');
  change('theme.yaml', /^corner: .*$/m, 'corner: 0.5');
  change(
    'theme.yaml',
    /^corner/m,
    'display: { family: Poppins, package: "@fontsource/poppins" }\ncorner',
  );
  change('tools/tools.yaml', 'tools: []', 'tools: [{ name: Search Console, logo: ./1.svg }]');
  change('.github/workflows/site.yml', 'https://git.example/', 'https://git.noyyal.test/');
}

/** What many agencies do not have; a street may be one long word. */
const moreFacts = `taxNumber: { label: GSTIN, value: 33ABCDE1234F1Z5 }
profiles:
  - { label: Google, href: "https://maps.noyyal.test/" }
  - { label: Directory of Coimbatore, href: "https://directory.noyyal.test/" }
offices:
  - name: Office in Erode
    address: { street: 12 Thiruvenkataswamynagaram, locality: Erode, region: Tamil Nadu, postalCode: "638001", country: IN, latitude: 11.341, longitude: 77.7172 }
    phone: "+91 424 225 1777"
    hours: [{ label: "Saturday, 10 am to 1 pm", days: [Saturday], opens: "10:00", closes: "13:00" }]
`;

const longParts = `
<Callout tone="note" title="What photographs cost" text={["A day of them, with the rights."]} />

| Photographs | Appointments | Measurements | Advertisements |
| --- | --- | --- | --- |
| 12 | 3 | 40 | 2 |
`;

/** Figures with their units, and words for which a narrow column has no space. */
function setLongWords(): void {
  change(
    'case-studies/second-client/case-study.yaml',
    /^figures:$/m,
    'figures:\n  - { value: 31 calls, label: in March }\n  - { value: 12 weeks, label: until then }\n  - { value: ₹4.5 lakh, label: of ads }',
  );
  change('articles/what-a-website-costs/article.mdx', /$/, longParts);
  change('pages/home.yaml', /(?<=block: Testimonials\n {4}heading: ).*/, 'Said of our photographs');
  change('pages/contact-us.yaml', /(?<=form:\n {6}heading: ).*/, 'Your appointments and addresses');
}

/** A line under the first picture that fits any agency. */
const acceptedLine = '{product} • planned • measured\n';

/** Every picture but those of the brand is drawn anew, as a photograph; that of the home page and a portrait too. */
function removePictures(): void {
  const pictures = globSync('**/*.{jpg,svg,webp}', { cwd: starterSite, exclude: ['brand/**'] });
  for (const picture of pictures) rmSync(join(starterSite, picture));
  change('pages/home.yaml', './pictures/hero.webp', './pictures/hero.jpg');
  change('people/second-person/person.yaml', './portrait.svg', './portrait.jpg');
}

/** Sets the date of the last check of each article to today, and gives one a second topic. */
function checkArticles(): void {
  change(
    'articles/how-a-firm-is-found-nearby/article.mdx',
    /^author: /m,
    'moreTopics: [Costs]\nauthor: ',
  );
  const today = new Date().toISOString().slice(0, 10);
  for (const name of globSync('articles/*/article.mdx', { cwd: starterSite }))
    change(name, /^checked: .*$/m, `checked: ${today}`);
}

/**
 * Makes a site as docs/owner.md says: the starter with a name and two colours, then words, pictures and two pages of
 * its own, a font without a width axis, an editor and a renamed case study. It has no gallery and no counters.
 */
async function makeStarterSite(): Promise<void> {
  rmSync(starterSite, { recursive: true, force: true });
  const flags = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  run('new', 'site', starterSite, ...flags);
  setValues();
  writeOwnWords(starterSite);
  appendFileSync(join(starterSite, 'accepted.txt'), acceptedLine);
  removePictures();
  cpSync(pages, starterSite, { recursive: true });
  checkArticles();
  setLongWords();
  run('rename', renamed.from, renamed.to);
  for (const picture of missingPictures()) {
    const file = join(starterSite, picture);
    mkdirSync(dirname(file), { recursive: true });
    await (picture.endsWith('.jpg') ? drawPhotograph(file, picture) : drawLogo(file, picture));
  }
}

if (import.meta.main) await makeStarterSite();
