import { expect, it, vi } from 'vitest';
import { siteRedirects } from './site-redirects.ts';

const { change, read, write } = await vi.hoisted(async () =>
  (await import('./testing/content-copy.ts')).copyStarter(),
);

const active = () => siteRedirects().map(({ from }) => from);

it('a redirect to a draft, or to a topic without articles, begins when they are published', () => {
  write(
    'redirects.yaml',
    `${read('redirects.yaml')}
- { from: /category/costs/*, to: /digital-marketing-blog/costs }
- { from: /2019/05/costs, to: /blogs/what-a-website-costs }
`,
  );
  expect(active()).toEqual(expect.arrayContaining(['/category/costs/*', '/2019/05/costs']));
  change('articles/what-a-website-costs/article.mdx', 'published:', 'draft: true\npublished:');
  expect(active()).not.toContain('/2019/05/costs');
  expect(active()).not.toContain('/category/costs/*');
});
