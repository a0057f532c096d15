import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { SampleValue } from '../sample-values.ts';

const home = mkdtempSync(join(tmpdir(), 'whole-day-'));
const folder = join(home, 'our-site');
afterAll(() => rmSync(home, { recursive: true }));

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [resolve('commands', command), ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });

// biome-ignore lint/suspicious/noExplicitAny: what a file holds is checked by its schema afterwards
type Fields = Record<string, any>;

function edit(name: string, change: (fields: Fields) => void): void {
  const file = join(folder, name);
  const fields = parse(readFileSync(file, 'utf8'));
  change(fields);
  writeFileSync(file, stringify(fields));
}

const made = (...args: string[]) => {
  const { status, stderr } = run('new.ts', ...args);
  expect(stderr).toBe('');
  expect(status).toBe(0);
};

/** What docs/make-it-yours.md walks through, with the sizes of another agency. */
function spendTheDay(): void {
  made(
    ...['site', folder, '--name', 'Karai Digital', '--city', 'Coimbatore', '--domain', 'karai.in'],
    ...['--accent', '#ff5a1f', '--ink', '#10131a', '--phone', '+91 422 1234567'],
    ...['--email', 'hello@karai.in', '--services', 'Websites, Local search, Ads, Print'],
  );
  appendFileSync(
    join(folder, 'theme.yaml'),
    'display: { family: Poppins, package: "@fontsource/poppins" }\n',
  );
  for (const name of ['Latha R.', 'Imran K.', 'Deepa N.']) made('person', name);
  for (const client of ['Hill Road Dental', 'Second Gear']) made('case-study', client);
  edit('clients/clients.yaml', ({ clients }) => {
    for (let number = clients.length + 1; number <= 9; number += 1)
      clients.push({ number, name: `Firm ${number}`, logo: './1.svg' });
  });
  edit('pages/seo-services.yaml', ({ faq }) => {
    for (const what of ['print', 'shoot'])
      faq.items.push({
        question: `Do you ${what} as well?`,
        answer: 'Yes, with people whom we have worked with for years.',
      });
  });
}

it('a day from a name and two colours: every rule holds, and launch-check lists exactly what is left', () => {
  spendTheDay();
  expect(run('upgrade-check.ts').stdout).toContain('nothing has to be changed');
  expect(readdirSync(join(folder, 'people'))).toHaveLength(5);
  expect(readdirSync(join(folder, 'case-studies'))).toHaveLength(4);
  expect(readdirSync(join(folder, 'articles'))).toHaveLength(2);

  const left = (): SampleValue[] => JSON.parse(run('launch-check.ts', '--json').stdout);
  const within = (name: string) => left().filter(({ file }) => file === join(folder, name));
  // Of the brand only what nobody has said yet.
  expect(within('brand.yaml').map(({ field }) => field)).toEqual([
    'legalName',
    'tagline',
    'address',
    'hours',
    'foundingYear',
  ]);
  edit('brand.yaml', (brand) => {
    brand.samples = [];
  });
  expect(within('brand.yaml')).toEqual([]);

  expect(within('testimonials.yaml')).toHaveLength(2);
  edit('testimonials.yaml', ({ testimonials }) => {
    for (const [index, one] of testimonials.entries()) {
      delete one.sample;
      one.name = ['Revathi S.', 'George M.'][index];
      one.role = ['Owner of a textile workshop', 'Principal of a school'][index];
      one.feedback = `${one.name} says what changed, by how much, and which of our ideas were dropped for it.`;
    }
  });
  expect(within('testimonials.yaml')).toEqual([]);

  // A picture leaves the list when another lies in its place.
  expect(within('pages/pictures/studio.jpg')).toHaveLength(1);
  writeFileSync(join(folder, 'pages/pictures/studio.jpg'), 'another picture');
  expect(within('pages/pictures/studio.jpg')).toEqual([]);
}, 120_000);
