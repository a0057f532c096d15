import { expect, it, vi } from 'vitest';

const { write } = await vi.hoisted(async () =>
  (await import('../testing/content-copy.ts')).copyStarter(),
);
const { otherFileProblems } = await import('./file-problems.ts');

it.each([
  ['articles/our-post/article.md', 'articles/<name>/article.mdx'],
  ['articles/what-a-website-costs/second.mdx', 'articles/<name>/article.mdx'],
  ['services/new.yml', 'services/<name>.yaml'],
  ['people/first-person.yaml', 'people/<name>/person.yaml'],
])('%s, which nothing reads, is named with the right name', async (name, wanted) => {
  write(name, 'title: A\n');
  const problems = (await otherFileProblems()).join('\n');
  expect(problems).toContain(name);
  expect(problems).toContain(`Name it ${wanted}, or remove it.`);
});

it('files beside the content are no content', async () => {
  write('README.md', 'A\n');
  write('.github/workflows/more.yml', 'A\n');
  write('files/notes.md', 'A\n');
  expect(await otherFileProblems()).toEqual([]);
});
