import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { contentProblems } from '@agency/content/check/content-check.ts';
import { readPicture } from '@agency/content/check/read-picture.ts';
import { expect, it, vi } from 'vitest';
import { entryFromWords } from './entries/entry-from-words.ts';
import { type EntryKind, entryKinds } from './entries/entry-kinds.ts';
import { slugFrom } from './entries/entry-slug.ts';
import { makeBlock } from './entries/new-block.ts';
import { makeEntry } from './entries/new-entry.ts';
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

it('creates an entry of every kind, which visitors do not see until its words are written', async () => {
  const made: string[] = [];
  for (const [name, kind] of Object.entries(entryKinds)) {
    const title =
      name === 'article' ? 'Why a “quoted” {odd title}: with a colon' : 'Ambattur & Co.';
    const slug = slugFrom(title);
    const file = await makeEntry(kind, title, slug);
    expect(existsSync(file), file).toBe(true);
    if (kind.picture) expect(existsSync(join(file, '..', kind.picture.name(slug)))).toBe(true);
    made.push(file);
  }
  const listed = sampleValues(folder).map(({ file }) => file);
  // Drafts may wait: launch-check names what visitors would see.
  const seen = made.filter(
    (file) => !/^(draft: true|published: false)$/m.test(readFileSync(file, 'utf8')),
  );
  expect(seen).toHaveLength(4);
  for (const file of made) expect(listed.includes(file), file).toBe(seen.includes(file));
  // Kinds without drafts are named, and those are the only problems.
  const problems = await contentProblems();
  expect(problems.map((problem) => relative(folder, problem.split('\n')[0] ?? ''))).toEqual([
    'people/ambattur-and-co/person.yaml',
    'services/ambattur-and-co.yaml',
    'testimonials.yaml',
  ]);
  expect(problems[0]).toMatch(
    /\n {2}line \d+: "REPLACE: the position" is not written yet\. Write it\.\n/,
  );
});

it('writes no title that is too long with the name of the agency in it', async () => {
  const client = 'The Madurai Meenakshi Traditional Handloom';
  const file = await makeEntry(entryKinds['case-study'] as EntryKind, client, 'handloom');
  expect(`${client} Case Study | Your Agency`.length).toBeGreaterThan(65);
  expect(readFileSync(file, 'utf8')).toContain('title: "REPLACE: a title for search results"');
});

it('a person without a photograph has the initials, and a name in other letters the drawing', async () => {
  const { person } = entryKinds;
  const portraitOf = async (name: string, slug: string) =>
    readFileSync(join(dirname(await makeEntry(person as EntryKind, name, slug)), 'portrait.svg'));
  const drawn = readFileSync('starter/people/first-person/portrait.svg');
  const initials = await portraitOf('Kavitha Raman', 'kavitha');
  expect(initials.equals(drawn)).toBe(false);
  expect(await readPicture(initials, '.svg')).toEqual({ width: 400, height: 500 });
  expect((await portraitOf('कविता', 'kavita')).equals(drawn)).toBe(true);
});

it('a new article without its draft line stops the build, and a test site shows it', async () => {
  const file = await makeEntry(
    entryKinds.article as EntryKind,
    'An article that is not written',
    'unwritten',
  );
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('draft: true\n', ''));
  const said = async () => (await contentProblems()).filter((one) => one.includes('unwritten'));
  expect((await said()).join()).toContain('Write it, or add `draft: true`.');
  process.env.STAGING = 'true';
  expect(await said()).toEqual([]);
  delete process.env.STAGING;
  rmSync(dirname(file), { recursive: true });
});

it('refuses a name that is in use, and does not change the entry', async () => {
  const file = 'people/first-person/person.yaml';
  const before = read(file);
  const { status, stderr } = make('person', 'First Person');
  expect(status).toBe(1);
  expect(stderr).toMatch(/already\. Choose another.*\n$/);
  await expect(entryFromWords('client', ['First client'])).rejects.toThrow(
    'already. Choose another',
  );
  expect(read(file)).toBe(before);
});

it.each([
  ['article', ['!!!'], '--slug'],
  ['article', ['one', 'two'], '"one two"'],
  ['article', [''], 'title is missing'],
  ['page', ['About us'], '"/about-us" is the path of another page'],
  ['page', ['Portfolio'], '"/portfolio" is the path'],
  ['page', ['Services'], '"/services" is the path'],
])('says what to do instead: %s %j', async (kind, words, message) => {
  await expect(entryFromWords(kind, words)).rejects.toThrow(message);
});

it.each([
  ['our offers', 'words that begin with a capital'],
  ['FeeBands', 'blocks/FeeBands exists already. Choose another name'],
])('says what to do instead: block %s', (name, message) => {
  expect(() => makeBlock(name)).toThrow(message);
});

it.each([
  [['poem', 'Title'], '"poem" is not a type of entry'],
  [['article', 'Title', '--nope'], '--nope'],
  [['article', 'Title', '--slug', '../escape'], 'cannot be in a web address'],
  [['block', 'our offers'], 'cannot be the name of a block'],
])('the command %j ends with exit code 1 and the fix', (words, message) => {
  const { status, stderr } = make(...words);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

it('prints its help', () => {
  const { status, stdout } = make('--help');
  expect(status).toBe(0);
  for (const kind of Object.keys(entryKinds)) expect(stdout).toContain(kind);
  expect(stdout).toContain('block ClientOffers');
});

it('writes the folder of a block, which needs no formatting, and says what is left', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-block-'));
  const said = makeBlock('ClientOffers', root);
  const folder = 'apps/site/src/blocks/ClientOffers';
  const files = readdirSync(join(root, folder)).sort();
  expect(files).toEqual(['ClientOffers.module.css', 'ClientOffers.tsx', 'schema.ts']);
  expect(said).toContain('- block: ClientOffers');
  for (const file of files) {
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
