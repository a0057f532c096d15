import { kinds } from '@agency/content/kinds.ts';
import type { Link } from '@agency/content/schemas/link.ts';
import { allCustomPages, otherBlockPages, pageIfPresent, singleFile } from '../content.ts';

/** A link of a menu: the language of its page and of its label, where they are not the site's. */
export type MenuLink = Link & { hrefLang?: string; lang?: string };

const isLatin = (copy: string) => /\p{Script=Latin}/u.test(copy);

/** The text and links of header and footer, with the links to custom pages that belong there. */
export async function loadMenus() {
  const { header, footer } = await singleFile('interface');
  const pages = [
    ...(await otherBlockPages()).map(({ id, data }) => ({ id, ...data, label: data.name })),
    ...(await allCustomPages()).map(({ id, data }) => ({
      id,
      ...data,
      label: data.label ?? data.banner.title,
    })),
  ];
  const linksIn = (place: string): MenuLink[] =>
    pages
      .filter(({ menu }) => menu === place)
      .map(({ id, label, language }) => ({
        label,
        href: `/${id}`,
        hrefLang: language,
        lang: isLatin(label) ? undefined : language,
      }));
  const statement = await pageIfPresent('accessibility');
  const statementLink = statement && {
    label: statement.name,
    href: kinds.accessibility.path,
  };
  // At the end of the first of two columns.
  const withFees = (all: MenuLink[]) =>
    footer.fees ? all.toSpliced(Math.ceil(all.length / 2), 0, footer.fees) : all;
  return {
    links: [footer.search, footer.terms, statementLink].filter((link) => link !== undefined),
    header: { ...header, links: [...header.links, ...linksIn('header')] },
    footer: { ...footer, quickLinks: withFees([...footer.quickLinks, ...linksIn('footer')]) },
  };
}
