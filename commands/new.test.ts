import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryKinds } from './entries/entry-kinds.ts';
import { slugFrom } from './entries/entry-slug.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-'));
beforeAll(() => cpSync('starter', folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(command), ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
  return { status, stdout, stderr };
}
const make = (...words: string[]) => run('commands/new.ts', ...words);

it('makes an entry of every kind, which pass the check and are listed by launch-check', () => {
  const names: Record<string, string> = { article: 'Why a “quoted” {title}: with a colon' };
  for (const [kind, { file, picture }] of Object.entries(entryKinds)) {
    const name = names[kind] ?? 'Ambattur Springs & Co.';
    expect(make(kind, name), kind).toMatchObject({ status: 0, stderr: '' });
    const made = join(folder, file(slugFrom(name)));
    expect(existsSync(made), made).toBe(true);
    if (picture) expect(existsSync(join(made, '..', picture.name(slugFrom(name))))).toBe(true);
  }
  expect(run('commands/check-content.ts')).toMatchObject({ status: 0, stderr: '' });
  const { stdout } = run('commands/launch-check.ts', '--resolver', '127.0.0.1:9');
  for (const file of ['person.yaml', 'case-study.yaml', 'gallery.yaml', 'article.mdx'])
    expect(stdout).toContain(file);
  expect(stdout).toContain('REPLACE:');
}, 60_000);

it('refuses a name that is taken, and leaves the entry as it was', () => {
  const file = join(folder, 'people/first-person/person.yaml');
  const before = readFileSync(file, 'utf8');
  for (const words of [
    ['person', 'First Person'],
    ['client', 'First client'],
  ]) {
    const { status, stderr } = make(...words);
    expect(status).toBe(1);
    expect(stderr).toContain('already. Choose another');
  }
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it.each([
  [['article', 'தமிழ்'], '--slug'],
  [['article', 'one', 'two'], '"one two"'],
  [['article'], 'title is missing'],
  [['poem', 'Title'], '"poem" is no kind of entry'],
  [['article', 'Title', '--slug', '../escape'], 'cannot be an address'],
  [['article', 'Title', '--nope'], '--nope'],
])('says what to do instead: %j', (copy, message) => {
  const { status, stderr } = make(...copy);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

it('explains itself', () => {
  const { status, stdout } = make('--help');
  expect(status).toBe(0);
  for (const kind of Object.keys(entryKinds)) expect(stdout).toContain(kind);
});

it.each([
  ['Café façades & ₹500 in T. Nagar’s lanes', 'cafe-facades-and-rs-500-in-t-nagars-lanes'],
  ['Łódź straße — 100%', 'lodz-strasse-100'],
  ['  ', ''],
])('makes an address of %s', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});
