import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileProblems } from '@agency/content/check/content-check.ts';
import { kindOfFile, kindSchemas } from '@agency/content/kind-schemas.ts';
import { pathProblem } from '@agency/content/page-paths.ts';
import type { ImageSchema } from '@agency/content/schemas/picture.ts';
import type { LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { contentLoader } from './content-loader.ts';

// The folder of the content is read when the modules are imported.
const folder = vi.hoisted(() => {
  const { mkdirSync, mkdtempSync } = process.getBuiltinModule('node:fs');
  mkdirSync('.cache', { recursive: true });
  const made = `${mkdtempSync('.cache/agreement-')}/content`;
  process.env.CONTENT_DIR = made;
  return made;
});

// Hard links: a test replaces a file and never writes into it.
spawnSync('cp', ['-al', 'content', folder]);
afterAll(() => rmSync(dirname(folder), { recursive: true }));

const pictureSchema = (() => z.string()) as unknown as ImageSchema;

/** Runs the site's loader as a build does, with a store of its own. */
async function load(name: string): Promise<string | undefined> {
  const kind = kindOfFile(name);
  if (!kind) throw new Error(`${name} is no content file.`);
  const made = kindSchemas[kind.key];
  const schema: z.ZodType = typeof made === 'function' ? made(pictureSchema) : made;
  const loader = contentLoader(kind.key);
  const context = {
    store: new Map(),
    config: { root: new URL(`file://${process.cwd()}/`) },
    generateDigest: String,
    // Astro adds the pictures of an article to its schema.
    parseData: ({ data: { pictures: _, ...data } }: { data: Record<string, unknown> }) =>
      schema.parseAsync(data),
  };
  try {
    await loader.load(context as unknown as LoaderContext);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

type Change = (source: string) => string;

/** Tries a changed file and restores it. */
async function changed(name: string, change: Change) {
  const file = join(folder, name);
  const source = readFileSync(file, 'utf8');
  const text = change(source);
  expect(text).not.toBe(source);
  rmSync(file);
  writeFileSync(file, text);
  try {
    return { said: await fileProblems(name), thrown: await load(name) };
  } finally {
    writeFileSync(file, source);
  }
}

/** Writes something else for the value of a field, as an owner would type it. */
function withValue(path: readonly (string | number)[], value: string): Change {
  return (source) => {
    const start = source.startsWith('---') ? 4 : 0;
    const end = start === 0 ? source.length : source.indexOf('\n---', 4);
    const node = parseDocument(source.slice(start, end)).getIn(path, true);
    const [from, to] = (node as { range: [number, number, number] }).range;
    // A block of several lines would leave its indicator behind; all of these are on one line.
    return source.slice(0, start + from) + value + source.slice(start + to);
  };
}

const withField =
  (line: string): Change =>
  (source) =>
    source.startsWith('---') ? source.replace('---\n', `---\n${line}\n`) : `${line}\n${source}`;

const article = 'articles/how-does-seo-work-guide/article.mdx';

const fields: [name: string, path: (string | number)[]][] = [
  ['brand.yaml', ['email']],
  ['brand.yaml', ['hours', 0, 'opens']],
  ['brand.yaml', ['timeZone']],
  ['theme.yaml', ['accent']],
  ['pages/home.yaml', ['blocks', 0, 'headline', 0]],
  ['pages/home.yaml', ['blocks', 6, 'cards', 0, 'caseStudy']],
  ['pages/privacy-policy.yaml', ['blocks', 1, 'updated']],
  ['people/ananya-iyer/person.yaml', ['bio']],
  ['people/ananya-iyer/person.yaml', ['order']],
  ['photography/odingalley/gallery.yaml', ['opening']],
  ['case-studies/mealmaven/case-study.yaml', ['published']],
  ['case-studies/mealmaven/case-study.yaml', ['category']],
  ['services/branding.yaml', ['card', 'href']],
  [article, ['title']],
  [article, ['published']],
  [article, ['author']],
];

const values: [what: string, value: string][] = [
  ['empty', ''],
  ['empty in quotes', '""'],
  ['too long', `"${'word '.repeat(400)}"`],
  ['a number', '12'],
  ['yes or no', 'true'],
  ['a list', '[one, two]'],
  ['a group', '{ one: two }'],
  ['like a day', '2024-10-16'],
  ['a day of the year 226', '0226-05-05'],
  ['a control character', '"What a signboard\\vfor"'],
  ['an instruction of YAML', '!important'],
  ['an alias', '*home'],
  ['markup', '"<script>alert(1)</script> and more words"'],
];

const changes: [what: string, name: string, change: Change][] = [
  ...fields.flatMap(([name, path]) =>
    values.map(([what, value]): [string, string, Change] => [
      `${path.join('.')} is ${what}`,
      name,
      withValue(path, value),
    ]),
  ),
  ['an unknown field', 'pages/home.yaml', withField('heroo: 1')],
  ['an unknown field in an article', article, withField('pictur: ./cover.jpg')],
  ['a field twice', 'brand.yaml', withField('name: Another')],
  ['a missing field', 'brand.yaml', (source) => source.replace(/^legalName: .*$/m, '')],
  ['a missing field of an article', article, (source) => source.replace(/^heading: .*$/m, '')],
  [
    'a day after today',
    article,
    (source) => source.replace(/^checked: .*$/m, 'checked: 2062-11-20'),
  ],
];

describe('what the check takes, the build takes', () => {
  it.each(changes)('%s in %s', async (_what, name, change) => {
    const { said, thrown } = await changed(name, change);
    if (thrown === undefined) return;
    expect(thrown).toBe(said);
    expect(said).toContain(join(folder, name));
    expect(said).toMatch(/line \d+/);
  });

  it('is tried in 150 ways and more', () => expect(changes.length).toBeGreaterThan(150));
});

it.each([
  ['brand.yaml', ['email'], '2024-10-14', /email: must be an email address/],
  [article, ['title'], '2024-10-14', /title: is 10 characters long/],
  ['pages/home.yaml', ['blocks', 0, 'headline', 0], '"a\\vb"', /line \d+: has a control character/],
  [article, ['published'], '0226-05-05', /published: "0226-05-05" is before 1990/],
  [article, ['checked'], '2062-11-20', /checked: "2062-11-20" is more than 2 years ahead/],
  [article, ['checked'], '2001-01-01', /checked: is before `published`/],
  [
    'pages/privacy-policy.yaml',
    ['blocks', 1, 'updated'],
    '2027-11-20',
    /updated: .* is later than today/,
  ],
] as const)('%s: %j as %s is refused', async (name, path, value, message) => {
  const { said, thrown } = await changed(name, withValue(path, value));
  expect(said).toMatch(message);
  expect(thrown).toBe(said);
});

it('a text that looks like a day is a text', async () => {
  const eyebrow = withValue(['blocks', 3, 'eyebrow'], '2024-10-14');
  expect(await changed('pages/home.yaml', eyebrow)).toEqual({ said: undefined, thrown: undefined });
});

it.each([
  ['is a draft', 'draft: true'],
  ['is shown from 2027-11-20 on', 'published: 2027-11-20'],
])('a case that the home page names and that %s is said with its place', async (why, line) => {
  const file = join(folder, 'case-studies/mealmaven/case-study.yaml');
  const source = readFileSync(file, 'utf8');
  rmSync(file);
  writeFileSync(file, `${source.replace(/^published: .*\n/m, '')}\n${line}\n`);
  const said = await fileProblems('pages/home.yaml');
  writeFileSync(file, source);
  expect(said).toContain(
    `blocks → entry 7 → cards → entry 1 → caseStudy: names "mealmaven", which ${why}`,
  );
  expect(said).toMatch(/\(line \d+\)/);
});

it('a picture with another ending is said', async () => {
  const person = join(folder, 'people/ananya-iyer');
  renameSync(join(person, 'portrait.svg'), join(person, 'portrait.bmp'));
  const said = await fileProblems('people/ananya-iyer/person.yaml');
  renameSync(join(person, 'portrait.bmp'), join(person, 'portrait.svg'));
  expect(said).toMatch(/portrait: names the picture "\.\/portrait\.svg", which does not exist/);
});

it('two services with one name, and a page that would have the home page’s name, are said', async () => {
  const title = withValue(['card', 'title'], '"Content Marketing"');
  const { said } = await changed('services/branding.yaml', title);
  expect(said).toMatch(/card → title: "Content Marketing" is also the name in .*content-marketing/);
  expect(pathProblem('home')).toContain('"/home" is the path of another page');
});
