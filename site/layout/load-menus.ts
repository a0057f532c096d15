import { inContent } from '../content/content-folder.ts';
import { allOwnPages, pageContent } from '../content.ts';

/** So many links fit into the header. */
const most = 7;

/** The words and links of header and footer, with those of the owner's pages that ask for a place there. */
export async function loadMenus() {
  const { header, footer } = await pageContent('interface');
  const pages = await allOwnPages();
  const linksIn = (menu: string) =>
    pages
      .filter(({ data }) => data.menu === menu)
      .map(({ id, data }) => ({ label: data.label ?? data.banner.title, href: `/${id}` }));
  const links = [...header.links, ...linksIn('header')];
  if (links.length > most)
    throw new Error(
      `The header has ${links.length} links, but at most ${most} fit. Take some out of header.links in ${inContent('pages/interface.yaml')}, or write "menu: footer" in a page.mdx.`,
    );
  return {
    header: { ...header, links },
    footer: { ...footer, quickLinks: [...footer.quickLinks, ...linksIn('footer')] },
  };
}
