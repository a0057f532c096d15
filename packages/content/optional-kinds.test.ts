import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { contentProblems } from './check/content-check.ts';
import { allKinds } from './kinds.ts';
import { isAbsentPage } from './optional-pages.ts';
import { knownPaths } from './page-paths.ts';

const { folder, read, write, change, remove } = await vi.hoisted(async () =>
  (await import('./testing/content-copy.ts')).copyStarter(),
);

/** The texts of the starter name neither the SEO page nor an old address. */
beforeEach(() => {
  const costs = 'articles/what-a-website-costs/article.mdx';
  change(costs, '/seo-services#quote-title', '/contact-us');
  change(costs, 'href: /services', 'href: /contact-us');
  change('articles/how-a-firm-is-found-nearby/article.mdx', 'href: /services', 'href: /contact-us');
});

const optional = allKinds.filter((kind) => kind.optional);
const pages = optional.filter((kind) => kind.optional === 'page');

/** The pages that the build would make and the check would allow links to. */
function expectAbsent(path: string): void {
  expect(isAbsentPage(path)).toBe(true);
  expect([...knownPaths().pages].filter((page) => `${page}/`.startsWith(`${path}/`))).toEqual([]);
}

it('a content without all its optional files passes the check', async () => {
  for (const { file } of optional.filter(({ needed }) => !needed)) remove(file);
  expect(await contentProblems()).toEqual([]);
});

it.each(pages.filter(({ needed }) => !needed))(
  'a content without $file passes the check, and the site has no such page',
  async ({ file, path = '' }) => {
    remove(file);
    expect(await contentProblems()).toEqual([]);
    expectAbsent(path);
  },
);

it('a content with published: false in all pages that may be absent passes the check, and the site has none of them', async () => {
  for (const { file } of pages) write(file, `${read(file)}\npublished: false\n`);
  expect(await contentProblems()).toEqual([]);
  for (const { path = '' } of pages) expectAbsent(path);
});

it('a page that is left out may name what the content does not have', async () => {
  const file = 'pages/seo-services.yaml';
  write(file, `${read(file).replace(/first-client/g, 'gone')}\nwrong: true\n`);
  expect((await contentProblems()).join('\n')).toContain('wrong: is not a known field');
  write(file, `${read(file)}published: false\n`);
  expect(await contentProblems()).toEqual([]);
});

it('each file that every content has is told to be copied when it is missing', async () => {
  const required = allKinds.filter(
    ({ entries, optional, needed }) => !entries && (!optional || needed),
  );
  for (const { file } of required) remove(file);
  const problems = (await contentProblems()).join('\n');
  for (const { file, needed = '' } of required) {
    expect(problems).toContain(`${join(folder, file)} does not exist. Copy it from the folder`);
    expect(problems).toContain(needed);
  }
});

it('the page of an author is known, and that of somebody who wrote nothing is not', () => {
  write('people/third-person/person.yaml', read('people/second-person/person.yaml'));
  const pages = [...knownPaths().pages].filter((page) => page.startsWith('/authors/'));
  expect(pages).toEqual(['/authors/first-person', '/authors/second-person']);
});
