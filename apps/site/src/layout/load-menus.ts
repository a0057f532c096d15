import { inContent } from '../content/content-folder.ts';
import { isAbsentPage } from '../content/optional-pages.ts';
import { allOwnPages, pageContent } from '../content.ts';

/** So many links fit into the header. */
const most = 7;

/** The words and links of header and footer, with those of the owner's pages that ask for a place there. */
export async function loadMenus() {
  const { header, footer } = await pageContent('interface');
  const pages = await allOwnPages();
  const linksIn = (place: string) =>
    pages
      .filter(({ data }) => data.menu === place)
      .map(({ id, data }) => ({ label: data.label ?? data.banner.title, href: `/${id}` }));
  const menu = [...header.links, ...linksIn('header')];
  if (menu.length > most)
    throw new Error(
      `The header has ${menu.length} links, but at most ${most} fit. Take some out of header.links in ${inContent('pages/interface.yaml')}, or write "menu: footer" in a page.mdx.`,
    );
  const { title: label } = (await pageContent('accessibility')).banner;
  const statement = { label, href: '/accessibility-statement' };
  const present = isAbsentPage(statement.href) ? [] : [statement];
  return {
    links: [footer.search, footer.terms, ...present].filter((link) => link !== undefined),
    header: { ...header, links: menu },
    footer: { ...footer, quickLinks: [...footer.quickLinks, ...linksIn('footer')] },
  };
}
