import { brandUrl } from '@agency/content/brand-values.ts';
import { withoutWordJoiners } from '@agency/content/non-breaking-units.ts';
import { singleFile } from '../content.ts';
import { type ListedPage, loadPageGroups } from '../seo/listed-pages.ts';

const entry = ({ path, title, description }: ListedPage) =>
  `- [${title}](${brandUrl()}${path}): ${description}`;

/** A map of the site in Markdown for language models: https://llmstxt.org */
export async function GET() {
  const brand = await singleFile('brand');
  const { footer } = await singleFile('interface');
  const groups = await loadPageGroups();
  const parts = [
    `# ${brand.name}: ${brand.tagline}`,
    `> ${footer.blurb}`,
    `${brand.legalName}, ${brand.address.locality}. ${brand.phone}, ${brand.email}`,
    ...groups.map(({ heading, pages }) => `## ${heading}\n\n${pages.map(entry).join('\n')}`),
  ];
  return new Response(withoutWordJoiners(`${parts.join('\n\n')}\n`), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
