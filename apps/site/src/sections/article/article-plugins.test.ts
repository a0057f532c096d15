import { withNonBreakingUnits } from '@agency/content/non-breaking-units.ts';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { markdownToHtml } from 'satteri';
import { expect, it } from 'vitest';
import { codeAsTyped, ownAnchors, scrollableParts } from './article-plugins.ts';

async function htmlOf(text: string): Promise<string> {
  const astro = {
    frontmatter: {},
    headings: [],
    localImagePaths: new Set(),
    remoteImagePaths: new Set(),
  };
  const { html } = await markdownToHtml(withNonBreakingUnits(text), {
    mdastPlugins: [codeAsTyped],
    hastPlugins: [satteriHeadingIdsPlugin(), ownAnchors, scrollableParts],
    data: { astro } as never,
  });
  return html;
}

it('a heading has an id of the text, also without letters, and links to it lead there', async () => {
  const html = await htmlOf(
    '## Contact name\n\n## Contact name\n\n## 🎯\n\n## 🎯\n\n[There](#contact-name), [the form](#write-title).',
  );
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids.slice(0, 2)).toEqual(['section-contact-name', 'section-contact-name-1']);
  for (const id of ids) expect(id).toMatch(/^section-/);
  expect(html).toContain('href="#section-contact-name"');
  expect(html).toContain('href="#write-title"');
});

it('code is copied as it was typed, and scrolls with the keyboard', async () => {
  const html = await htmlOf(
    'Type `nslookup my-brand.in` for my-brand.in.\n\n```\nsleep 5 days\n```\n',
  );
  expect(html).toContain('<code>nslookup my-brand.in</code>');
  expect(html).toContain('for my-\u2060brand.in.');
  expect(html).toMatch(/<pre tabindex="0"><code>sleep 5 days\n/);
});

it('a wide table scrolls with the keyboard', async () => {
  expect(await htmlOf('| A | B |\n| --- | --- |\n| 1 | 2 |\n')).toContain('<table tabindex="0">');
});
