import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentProblems } from '@agency/content/check/content-check.ts';
import { expect, it, vi } from 'vitest';
import { entryFromWords } from './entries/entry-from-words.ts';
import { entryKinds } from './entries/entry-kinds.ts';
import { slugFrom } from './entries/entry-slug.ts';
import { makeEntry } from './entries/new-entry.ts';
import { makeSection, sectionPages } from './entries/new-section.ts';
import { sampleValues } from './launch/sample-values.ts';

const { folder, read } = await vi.hoisted(async () =>
  (await import('@agency/content/testing/content-copy.ts')).copyStarter(),
);

/** Runs the command as a process. */
const make = (...words: string[]) =>
  spawnSync(process.execPath, [resolve('tools/new.ts'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });

it('creates an entry of every kind, which passes the check and is listed by launch-check', async () => {
  const made: string[] = [];
  for (const [name, kind] of Object.entries(entryKinds)) {
    const title = name === 'article' ? 'Why a “quoted” {title}: with a colon' : 'Ambattur & Co.';
    const slug = slugFrom(title);
    const file = makeEntry(kind, title, slug);
    expect(existsSync(file), file).toBe(true);
    if (kind.picture) expect(existsSync(join(file, '..', kind.picture.name(slug)))).toBe(true);
    made.push(file);
  }
  const listed = sampleValues(folder).map(({ file }) => file);
  expect(listed).toEqual(expect.arrayContaining(made));
  expect(await contentProblems()).toEqual([]);
});

it('refuses a name that is in use, and does not change the entry', () => {
  const file = 'people/first-person/person.yaml';
  const before = read(file);
  const { status, stderr } = make('person', 'First Person');
  expect(status).toBe(1);
  expect(stderr).toMatch(/already\. Choose another.*\n$/);
  expect(() => entryFromWords('client', ['First client'])).toThrow('already. Choose another');
  expect(read(file)).toBe(before);
});

it.each([
  ['article', ['!!!'], '--slug'],
  ['article', ['one', 'two'], '"one two"'],
  ['article', [''], 'title is missing'],
  ['page', ['About us'], '"/about-us" is the path of another page'],
  ['page', ['Portfolio'], '"/portfolio" is the path'],
  ['page', ['Services'], '"/services" is the path'],
])('says what to do instead: %s %j', (kind, words, message) => {
  expect(() => entryFromWords(kind, words)).toThrow(message);
});

it.each([
  ['', 'one of these pages: home, about'],
  ['moon/Offers', '"moon" is not a page. Write npm run new -- section home/Offers'],
  ['home', '"home" is not a page and a name'],
  ['home/our offers', 'words that begin with a capital'],
  ['home/Costs', 'sections/home/Costs/Costs.astro exists already. Choose another name'],
])('says what to do instead: section %s', (place, message) => {
  expect(() => makeSection(place)).toThrow(message);
});

it.each([
  [['poem', 'Title'], '"poem" is not a type of entry'],
  [['article', 'Title', '--nope'], '--nope'],
  [['article', 'Title', '--slug', '../escape'], 'cannot be in a web address'],
  [['section', 'moon/Offers'], '"moon" is not a page'],
])('the command %j ends with exit code 1 and the fix', (words, message) => {
  const { status, stderr } = make(...words);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

it('prints its help', () => {
  const { status, stdout } = make('--help');
  expect(status).toBe(0);
  for (const kind of Object.keys(entryKinds)) expect(stdout).toContain(kind);
  expect(stdout).toContain('section home/Offers');
});

it.each(sectionPages)(
  'writes the files of a section of %s and says which edits are left',
  (page) => {
    const root = mkdtempSync(join(tmpdir(), 'new-section-'));
    try {
      const said = makeSection(`${page}/ClientOffers`, root);
      const sections = join('apps/site/src/sections', page);
      expect(existsSync(sections), sections).toBe(true);
      expect(readdirSync(join(root, sections, 'ClientOffers')).sort()).toEqual([
        'ClientOffers.astro',
        'ClientOffers.module.css',
        'ClientOffers.tsx',
      ]);
      const edited = [...said.matchAll(/^ {2}[1-4] {2}(\S+),/gm)].map(([, file = '']) => file);
      expect(edited).toHaveLength(3);
      const sources = edited.map((file) => [file, readFileSync(resolve(file), 'utf8')] as const);
      const words = /\{(\w+)\.clientOffers &&/.exec(said)?.[1];
      expect(sources.at(-1)?.[1]).toContain(`const ${words} = await`);
      expect(() => makeSection(`${page}/ClientOffers`, root)).toThrow('exists already');
    } finally {
      rmSync(root, { recursive: true });
    }
  },
);

it('the files of a section need no formatting', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-section-'));
  makeSection('how-we-work/ClientOffers', root);
  const folder = 'apps/site/src/sections/how-we-work/ClientOffers';
  for (const file of readdirSync(join(root, folder))) {
    const input = readFileSync(join(root, folder, file), 'utf8');
    const words = ['check', `--stdin-file-path=${folder}/${file}`];
    const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), words, {
      input,
      encoding: 'utf8',
    });
    expect(stdout, file).toBe(input);
  }
  rmSync(root, { recursive: true });
});

it.each([
  ['Café façades & ₹500 in T. Nagar’s lanes', 'cafe-facades-and-rs-500-in-t-nagars-lanes'],
  ['Łódź straße — 100%', 'lodz-strasse-100'],
  ['  ', ''],
])('makes the end of a web address of %s', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});
