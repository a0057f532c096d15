import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { problemsOf } from '../site/content/content-problems.ts';
import { entryKinds } from './entries/entry-kinds.ts';
import { slugFrom } from './entries/entry-slug.ts';
import { sampleValues } from './launch/sample-values.ts';

// The schemas read CONTENT_DIR when they are imported, so the copy must stand before that.
const folder = vi.hoisted(() => {
  const { cpSync, mkdtempSync } = process.getBuiltinModule('node:fs');
  const { tmpdir } = process.getBuiltinModule('node:os');
  const copy = mkdtempSync(`${tmpdir()}/content-`);
  for (const part of ['brand.yaml', 'articles', 'case-studies', 'pages', 'people'])
    cpSync(`content/${part}`, `${copy}/${part}`, { recursive: true });
  process.env.CONTENT_DIR = copy;
  return copy;
});

afterAll(() => rmSync(folder, { recursive: true }));

function make(...copy: string[]) {
  return spawnSync(process.execPath, [resolve('commands/new.ts'), ...copy], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
}

it.each([
  ['article', 'Why a “quoted” {title}: with a colon', 'articles/why-a-quoted-title-with-a-colon'],
  ['article', 'Short', 'articles/short'],
  ['case-study', 'Ambattur Springs', 'case-studies/ambattur-springs'],
  ['person', 'Meena Raghavan', 'people/meena-raghavan'],
])('a new %s called %s keeps every rule of its schema', async (kindName, name, path) => {
  const { status, stderr } = make(kindName, name);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const kind = entryKinds[kindName];
  if (!kind) throw new Error(kindName);
  const file = join(folder, path, kind.file);
  const source = readFileSync(file, 'utf8');
  const fields = parse(kind.body ? (source.split(/^---$/m)[1] ?? '') : source);
  expect(await problemsOf(kind.schema, fields, file)).toEqual([]);
  const [, schema] = /^# yaml-language-server: \$schema=(.*)$/m.exec(source) ?? [];
  expect(schema?.includes('docs/schemas/') ?? false).toBe(!kind.body);
  expect(existsSync(join(folder, path, kind.picture))).toBe(true);
  expect(sampleValues(join(folder, path))).not.toEqual([]);
});

it('refuses an address that is taken, and leaves the entry there as it was', () => {
  const file = join(folder, 'people/ananya-iyer/person.yaml');
  const before = readFileSync(file, 'utf8');
  const { status, stderr } = make('person', 'Ananya Iyer');
  expect(status).toBe(1);
  expect(stderr).toContain('people/ananya-iyer exists already');
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
