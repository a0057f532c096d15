import { brandUrl } from '../content/brand-values.ts';
import { pageContent } from '../content.ts';
import { agencyPages, articlePages, type ListedPage, workPages } from '../seo/listed-pages.ts';

const entry = ({ path, title, description }: ListedPage) =>
  `- [${title}](${brandUrl}${path}): ${description}`;

/** A map of the site in Markdown for language models: https://llmstxt.org */
export async function GET() {
  const brand = await pageContent('brand');
  const { footer, header } = await pageContent('interface');
  const label = (href: string) => header.links.find((link) => link.href === href)?.label ?? href;
  const parts = [
    `# ${brand.name}: ${brand.tagline}`,
    `> ${footer.blurb}`,
    `${brand.legalName}, ${brand.address.locality}. ${brand.phone}, ${brand.email}`,
    `## ${footer.quickLinksHeading}\n\n${(await agencyPages()).map(entry).join('\n')}`,
    `## ${label('/our-portfolio')}\n\n${(await workPages()).map(entry).join('\n')}`,
    `## ${label('/digital-marketing-blog')}\n\n${(await articlePages()).map(entry).join('\n')}`,
  ];
  return new Response(`${parts.join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
