import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentProblems, fileProblems } from '@agency/content/check/content-check.ts';
import { expect, it, onTestFinished, vi } from 'vitest';

const { folder, read, write, change } = await vi.hoisted(async () =>
  (await import('@agency/content/testing/content-copy.ts')).copyStarter(),
);

/** Runs a command as a process, for its exit code and what it prints. */
function run(command: string, content = folder, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(command), ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content },
  });
  return { status, printed: stdout + stderr };
}

const problems = async () => (await contentProblems()).join('\n');
const offer = readFileSync(
  'tests/support/starter-site/content/pages/festival-offer/page.mdx',
  'utf8',
);

it('the starter passes, and the command prints nothing', () => {
  expect(run('tools/check-content.ts')).toEqual({ status: 0, printed: '' });
});

it('lists all mistakes at once, each with file, field, fix and line', () => {
  change('people/second-person/person.yaml', /^bio:.*\n/m, '');
  change('pages/home.yaml', 'first-client', 'first-clint');
  change('articles/what-a-website-costs/article.mdx', /^published:.*/m, 'published: 26/11/2026');
  change('articles/how-a-firm-is-found-nearby/article.mdx', /^checked:.*/m, 'checked: 2026-02-30');
  change(
    'articles/how-a-firm-is-found-nearby/article.mdx',
    /^published:.*/m,
    'published: 2026-13-01',
  );
  change(
    'articles/how-a-firm-is-found-nearby/article.mdx',
    /^You see the first/m,
    '![Our counter](./a b.jpg)\n\nYou see the first',
  );
  const { status, printed } = run('tools/check-content.ts');
  expect(status).toBe(1);
  for (const words of [
    /person\.yaml\n {2}bio: is missing/,
    /home\.yaml\n {2}.*"first-clint", but .* does not exist\. Use one of: first-client, second-client\. \(line \d+\)/,
    /published: "26\/11\/2026" is not a valid date\. Write .*2026-11-21\. \(line \d+\)/,
    /checked: "2026-02-30" is not a valid date/,
    /published: "2026-13-01" is not a valid date/,
    /line \d+: .*a b\.jpg.*space/,
  ])
    expect(printed).toMatch(words);
});

it('names a custom page whose path is in use, or that has no place in the menu', async () => {
  for (const slug of ['about-us', 'blogs', 'backend', 'contact', 'Our jobs', 'six', 'seven'])
    write(`pages/${slug}/page.mdx`, offer.replace('menu: none', 'menu: header'));
  const said = await problems();
  expect(said).toMatch(/blogs\/page\.mdx\n.*\n {2}menu: the header would have \d+ links/);
  for (const slug of ['about-us', 'blogs', 'backend', 'contact'])
    expect(said).toContain(
      `pages/${slug}/page.mdx\n  slug: "/${slug}" is the path of another page, file or redirect. Rename the folder.`,
    );
  expect(said).toContain('slug: must be lower-case letters, digits and single hyphens. Rename');
});

it.each([
  ['translates: /about-us', 'language: is missing. Write the language of the translation'],
  ['language: ta\ntranslates: /festival', 'translates: names this page.'],
  [
    'language: ta\ntranslates: /abuot-us',
    'translates: the link "/abuot-us" is not a page of this site',
  ],
  [
    'language: tamil',
    'language: must be the code of a language other than English, such as ta for Tamil',
  ],
])('names what is wrong with a translation: %s', async (fields, message) => {
  const file = 'pages/festival/page.mdx';
  write(file, offer.replace('menu: none', fields));
  expect(await fileProblems(file)).toContain(message);
});

it('names what of the settings of the editor and of trackers cannot work', async () => {
  change(
    'brand.yaml',
    'trackers: {}',
    'trackers: { plausible: stats }\neditor: { backend: github, repository: a/b, branch: main, application: "1" }',
  );
  expect(await fileProblems('brand.yaml')).toMatch(/editor → application: does nothing on GitHub/);
  const { printed } = run('tools/launch-check.ts');
  expect(printed).toMatch(/trackers → plausible: must be the full https:\/\/ address of a script/);
  expect(printed).not.toMatch(/\n\s+at /);
});

it.each(['tools/check-content.ts', 'tools/build.ts', 'tools/launch-check.ts', 'tools/dev.ts'])(
  '%s says what is wrong with YAML that cannot be read, and shows no stack',
  (command) => {
    change('brand.yaml', /^ {2}locality/m, ' locality');
    change('theme.yaml', 'accent: "', 'accent: "#"');
    const { status, printed } = run(command);
    expect(status).toBe(1);
    expect(printed).toMatch(/brand\.yaml, line \d+: cannot be read/);
    expect(printed).toMatch(/theme\.yaml, line \d+: cannot be read/);
    // One line for each file.
    expect(printed.match(/cannot be read/g)).toHaveLength(2);
    expect(printed).not.toMatch(/\n\s+at /);
  },
);

/** What all commands say before they read anything, with another content folder. */
async function unreadable(content: string): Promise<string> {
  const before = process.env.CONTENT_DIR;
  process.env.CONTENT_DIR = content;
  vi.resetModules();
  const { unreadableContent } = await import('@agency/content/check/unreadable-content.ts');
  process.env.CONTENT_DIR = before;
  return unreadableContent().join('\n');
}

it('a folder that does not exist is named with the command that makes one', async () => {
  expect(await unreadable(join(folder, 'nowhere'))).toContain('npm run new -- site');
});

it.each(['#', '?', '%', '[', '{', '*'])('a path with %s in it is refused', async (sign) => {
  const parent = mkdtempSync(join(tmpdir(), 'signs-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const renamed = join(parent, `our ${sign} site`);
  mkdirSync(renamed);
  expect(await unreadable(renamed)).toContain(`has the sign ${sign} in it`);
});

it('rename refuses a folder that cannot be read in one sentence', () => {
  const { status, printed } = run('tools/rename.ts', join(folder, 'nowhere'), '/blogs/a', '/b');
  expect(status).toBe(1);
  expect(printed).toContain('does not exist');
  expect(printed).not.toMatch(/\n\s+at /);
});

it('a Node that cannot run the commands is told which to use', () => {
  const old = `Object.defineProperty(process.versions, 'node', { value: '20.19.0' }); require('./tools/require-node.cjs')`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', old], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(
    /^This is Node 20\.19\.0.* npm install without --ignore-scripts\.$/,
  );
});

it('names redirects that cannot work and links of fields that lead nowhere, before the build', async () => {
  const file = 'redirects.yaml';
  const lines = read(file);
  write(file, `${lines}- { from: /About-Us, to: /about-us }\n- { from: /x, to: /gone }\n`);
  const said = await problems();
  expect(said).toContain('hides the page /about-us');
  expect(said).toContain('/x → /gone is not a page of this site');
  write(file, lines);
  const page = 'pages/not-found.yaml';
  change(page, 'href: /our-portfolio', 'href: /our-portfolo');
  expect(await fileProblems(page)).toMatch(
    /href: the link "\/our-portfolo" is not a page of this site/,
  );
  change(page, 'href: /our-portfolo', 'href: /Contact/');
  expect(await fileProblems(page)).toBeUndefined();
});
