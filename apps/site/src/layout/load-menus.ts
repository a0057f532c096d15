import { kinds } from '../content/kinds.ts';
import { allCustomPages, pageIfPresent, singleFile } from '../content.ts';
import type { Link } from '../schemas/link.ts';

/** The text and links of header and footer, with the links to custom pages that belong there. */
export async function loadMenus() {
  const { header, footer } = await singleFile('interface');
  const pages = await allCustomPages();
  const linksIn = (place: string) =>
    pages
      .filter(({ data }) => data.menu === place)
      .map(({ id, data }) => ({ label: data.label ?? data.banner.title, href: `/${id}` }));
  const statement = await pageIfPresent('accessibility');
  const statementLink = statement && {
    label: statement.banner.title,
    href: kinds.accessibility.path,
  };
  // At the end of the first of two columns.
  const withFees = (all: Link[]) =>
    footer.fees ? all.toSpliced(Math.ceil(all.length / 2), 0, footer.fees) : all;
  return {
    links: [footer.search, footer.terms, statementLink].filter((link) => link !== undefined),
    header: { ...header, links: [...header.links, ...linksIn('header')] },
    footer: { ...footer, quickLinks: withFees([...footer.quickLinks, ...linksIn('footer')]) },
  };
}
