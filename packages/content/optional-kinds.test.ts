import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { contentProblems } from './check/content-check.ts';
import { allKinds } from './kinds.ts';
import { isAbsentPage, presentPages } from './optional-pages.ts';
import { knownPaths } from './page-paths.ts';

// The folder of the content is read when the modules are imported.
const folder = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs');
  const { tmpdir } = process.getBuiltinModule('node:os');
  const made = `${mkdtempSync(`${tmpdir()}/optional-`)}/site`;
  process.env.CONTENT_DIR = made;
  return made;
});

/** The starter, whose texts name neither the SEO page nor an old address. */
function restore(): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('starter', folder, { recursive: true });
  for (const slug of ['what-a-website-costs', 'how-a-firm-is-found-nearby']) {
    const file = join(folder, `articles/${slug}/article.mdx`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text
        .replace('/seo-services#quote-title', '/contact-us')
        .replace('href: /services', 'href: /contact-us'),
    );
  }
}

restore();
afterEach(restore);
afterAll(() => rmSync(dirname(folder), { recursive: true }));

const optional = allKinds.filter((kind) => kind.optional);
const pages = optional.filter((kind) => kind.optional === 'page');

/** The pages that the build would make and the check would allow links to. */
function expectAbsent(path: string): void {
  expect(isAbsentPage(path)).toBe(true);
  expect(presentPages()).not.toContain(path);
  expect([...knownPaths().pages].filter((page) => `${page}/`.startsWith(`${path}/`))).toEqual([]);
}

it.each(optional.filter(({ needed }) => !needed))(
  'a content without $file passes the check, and the site has no such page',
  async ({ file, path }) => {
    rmSync(join(folder, file));
    expect(await contentProblems()).toEqual([]);
    if (path) expectAbsent(path);
  },
);

it.each(pages)(
  'a content with published: false in $file passes the check, and the site has no such page',
  async ({ file, path = '' }) => {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), `${text}\npublished: false\n`);
    expect(await contentProblems()).toEqual([]);
    expectAbsent(path);
  },
);

it('a page that is left out may name what the content does not have', async () => {
  const file = join(folder, 'pages/seo-services.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text.replace(/first-client/g, 'gone')}\nwrong: true\n`);
  expect((await contentProblems()).join('\n')).toContain('wrong: is not a known field');
  writeFileSync(file, `${readFileSync(file, 'utf8')}published: false\n`);
  expect(await contentProblems()).toEqual([]);
});

it.each(allKinds.filter(({ entries, optional, needed }) => !entries && (!optional || needed)))(
  'a content without $file is told to copy it',
  async ({ file, needed = '' }) => {
    rmSync(join(folder, file));
    const problems = (await contentProblems()).join('\n');
    expect(problems).toContain(`${join(folder, file)} does not exist. Copy it from the folder`);
    expect(problems).toContain(needed);
  },
);

it('the page of an author is known, and that of somebody who wrote nothing is not', () => {
  const file = join(folder, 'people/second-person/person.yaml');
  cpSync(file, join(folder, 'people/third-person/person.yaml'));
  const pages = [...knownPaths().pages].filter((page) => page.startsWith('/authors/'));
  expect(pages).toEqual(['/authors/first-person', '/authors/second-person']);
});
