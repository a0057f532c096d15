import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyContent } from './content-copy.ts';

const slug = 'how-a-bakery-in-velachery-fills-its-mornings';
const title = 'How a bakery in Velachery fills its mornings';
const older = 'small-business-social-media-tips';

function make(content: string, ...words: string[]): void {
  const { status, stderr } = spawnSync('node', ['commands/new.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

// One build for all three kinds: it is the slow part.
it('a new article, case study and person are built at once and stand wherever their kind is listed', async () => {
  const copy = copyContent();
  make(copy.content, 'article', title);
  make(copy.content, 'case-study', 'Ambattur Springs');
  make(copy.content, 'person', 'Meena Raghavan');
  copy.change(`articles/${older}/article.mdx`, /^related: \[/m, `related: [${slug}, `);

  const { code, output } = await copy.astro('build');
  expect(code, output).toBe(0);
  const built = (name: string) => readFileSync(join(copy.dist, name), 'utf8');
  expect(built(`blogs/${slug}.html`)).toContain(`>${title}</h1>`);
  expect(built('digital-marketing-blog.html')).toContain(`href="/blogs/${slug}"`);
  expect(built('sitemap.xml')).toContain(`/blogs/${slug}</loc>`);
  expect(built('feed.xml')).toContain(`/blogs/${slug}`);
  expect(built('llms.txt')).toContain(`/blogs/${slug}`);
  expect(built(`blogs/${older}.html`)).toContain(`href="/blogs/${slug}"`);

  const related = [...built(`blogs/${slug}.html`).matchAll(/href="\/blogs\/([\w-]+)"/g)];
  expect(new Set(related.map(([, other]) => other)).size).toBeGreaterThanOrEqual(3);

  expect(built('portfolio/ambattur-springs.html')).toContain('Ambattur Springs');
  expect(built('our-portfolio.html')).toContain('href="/portfolio/ambattur-springs"');
  expect(built('sitemap.xml')).toContain('/portfolio/ambattur-springs</loc>');
  expect(built('about-us.html')).toContain('Meena Raghavan');
  expect(existsSync(join(copy.dist, `blogs/${slug}.html.br`))).toBe(true);
}, 300_000);
