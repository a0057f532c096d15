import { isAbsentPage } from '../content/optional-pages.ts';
import { allCustomPages, singleFile } from '../content.ts';

/** The text and links of header and footer, with the links to custom pages that belong there. */
export async function loadMenus() {
  const { header, footer } = await singleFile('interface');
  const pages = await allCustomPages();
  const linksIn = (place: string) =>
    pages
      .filter(({ data }) => data.menu === place)
      .map(({ id, data }) => ({ label: data.label ?? data.banner.title, href: `/${id}` }));
  const href = '/accessibility-statement';
  const statement = isAbsentPage(href)
    ? []
    : [{ label: (await singleFile('accessibility')).banner.title, href }];
  return {
    links: [footer.search, footer.terms, ...statement].filter((link) => link !== undefined),
    header: { ...header, links: [...header.links, ...linksIn('header')] },
    footer: { ...footer, quickLinks: [...footer.quickLinks, ...linksIn('footer')] },
  };
}
