import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allKinds } from '@agency/content/kinds.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'check-')), 'site');
  cpSync('starter', folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

function check(content = folder, command = 'tools/check-content.ts') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(command)], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content },
  });
  return { status, printed: stdout + stderr };
}

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

it('the starter passes', () => {
  expect(check()).toEqual({ status: 0, printed: '' });
});

it('a content without all its optional files passes, and three pages say what theirs are needed for', () => {
  const optional = allKinds.filter(({ key, ...kind }) => kind.optional && key !== 'redirects');
  for (const { file } of optional.filter(({ needed }) => !needed)) rmSync(join(folder, file));
  // A link of the starter to the SEO page.
  change('articles/what-a-website-costs/article.mdx', '/seo-services#quote-title', '/contact-us');
  expect(check()).toEqual({ status: 0, printed: '' });
  for (const { file } of optional.filter(({ needed }) => needed)) rmSync(join(folder, file));
  const { status, printed } = check();
  expect(status).toBe(1);
  expect(printed).toContain('It has the categories of the case studies; with `published: false`');
  expect(printed).toContain('It has the topics of the articles; with `published: false`');
  expect(printed).not.toContain('at file:');
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
  const { status, printed } = check();
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

it('names a custom page whose path is in use, or that has no place in the menu or the form', () => {
  const offer = 'tests/support/starter-site/content/pages/festival-offer/page.mdx';
  for (const slug of ['about-us', 'blogs', 'backend', 'contact', 'Our jobs', 'six', 'seven']) {
    const file = `pages/${slug}/page.mdx`;
    mkdirSync(join(folder, 'pages', slug));
    cpSync(offer, join(folder, file));
    change(file, 'menu: none', 'menu: header');
    change(file, '[events]', '[events, ads]');
  }
  change('services/ads.yaml', /^choices: .*\n/m, '');
  const { printed } = check();
  expect(printed).toMatch(/blogs\/page\.mdx\n.*\n {2}menu: the header would have \d+ links/);
  expect(printed).toMatch(/form → services: .* no choice for "ads"\. .*services\/ads\.yaml/);
  for (const slug of ['about-us', 'blogs', 'backend', 'contact'])
    expect(printed).toContain(
      `pages/${slug}/page.mdx\n  slug: "/${slug}" is the path of another page, file or redirect. Rename the folder.`,
    );
  expect(printed).toContain('slug: must be lower-case letters, digits and single hyphens. Rename');
  expect(printed).toContain('names the service "events", but');
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
])('names what is wrong with a translation: %s', (fields, message) => {
  const file = 'pages/festival/page.mdx';
  mkdirSync(join(folder, 'pages/festival'));
  cpSync('tests/support/starter-site/content/pages/festival-offer/page.mdx', join(folder, file));
  change(file, 'menu: none', fields);
  expect(check().printed).toContain(message);
});

it('names what of the settings of the editor and of trackers cannot work', () => {
  change(
    'brand.yaml',
    'trackers: {}',
    'trackers: { plausible: stats }\neditor: { backend: github, repository: a/b, branch: main, application: "1" }',
  );
  expect(check().printed).toMatch(/editor → application: does nothing on GitHub/);
  const { printed } = check(folder, 'tools/launch-check.ts');
  expect(printed).toMatch(/trackers → plausible: must be the full https:\/\/ address of a script/);
  expect(printed).not.toMatch(/\n\s+at /);
});

it.each(['tools/check-content.ts', 'tools/build.ts', 'tools/launch-check.ts', 'tools/dev.ts'])(
  '%s says what is wrong with a folder or YAML that cannot be read, and shows no stack',
  (command) => {
    const nowhere = check(join(folder, 'nowhere'), command);
    expect(nowhere.status).toBe(1);
    expect(nowhere.printed).toContain('npm run new -- site');
    change('brand.yaml', /^ {2}locality/m, ' locality');
    change('theme.yaml', 'accent: "', 'accent: "#"');
    const { status, printed } = check(folder, command);
    expect(status).toBe(1);
    expect(printed).toMatch(/brand\.yaml, line \d+: cannot be read/);
    expect(printed).toMatch(/theme\.yaml, line \d+: cannot be read/);
    // One line for each file.
    expect(printed.match(/cannot be read/g)).toHaveLength(2);
    expect(printed).not.toMatch(/\n\s+at /);
  },
);

it.each(['#', '?', '%', '[', '{', '*'])(
  'a path with %s in it is refused in one sentence',
  (sign) => {
    const renamed = join(folder, '..', `our ${sign} site`);
    cpSync(folder, renamed, { recursive: true });
    for (const command of ['tools/check-content.ts', 'tools/rename.ts']) {
      const { status, stderr } = spawnSync(process.execPath, [command, '/blogs/a', '/blogs/b'], {
        encoding: 'utf8',
        env: { ...process.env, CONTENT_DIR: renamed },
      });
      expect(status).toBe(1);
      expect(stderr).toContain(`has the sign ${sign} in it`);
      expect(stderr).not.toMatch(/\n\s+at /);
    }
  },
);

it('a Node that cannot run the commands is told which to use', () => {
  const old = `Object.defineProperty(process.versions, 'node', { value: '20.19.0' }); require('./tools/require-node.cjs')`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', old], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(
    /^This is Node 20\.19\.0.* npm install without --ignore-scripts\.$/,
  );
});

it('names redirects that cannot work and links of fields that lead nowhere, before the build', () => {
  const file = join(folder, 'redirects.yaml');
  const lines = readFileSync(file, 'utf8');
  writeFileSync(file, `${lines}- { from: /About-Us, to: /about-us }\n- { from: /x, to: /gone }\n`);
  const { status, printed } = check();
  expect(status).toBe(1);
  expect(printed).toContain('hides the page /about-us');
  expect(printed).toContain('/x → /gone is not a page of this site');
  writeFileSync(file, lines);
  change('pages/not-found.yaml', 'href: /our-portfolio', 'href: /our-portfolo');
  expect(check().printed).toMatch(/href: the link "\/our-portfolo" is not a page of this site/);
  change('pages/not-found.yaml', 'href: /our-portfolo', 'href: /Contact/');
  expect(check()).toEqual({ status: 0, printed: '' });
});
