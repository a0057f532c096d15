import { kinds } from '@agency/content/kinds.ts';
import type { Link } from '@agency/content/schemas/link.ts';
import { allCustomPages, otherBlockPages, pageIfPresent, type Words } from '../content.ts';
import { languageOfName, siteLanguage } from '../languages.ts';

/** A link of a menu: the language of its page, and of its label where it is not that of the menu. */
export type MenuLink = Link & { hrefLang?: string; lang?: string };

/**
 * The text and links of header and footer, with the links to custom pages that belong there.
 * @param language that of header and footer
 */
export async function loadMenus({ header, footer }: Words, language: string) {
  const foreign = (lang = siteLanguage) => (lang === language ? undefined : lang);
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
      .map((page) => ({
        label: page.label,
        href: `/${page.id}`,
        hrefLang: page.language,
        lang: foreign(languageOfName(page.label, page.language)),
      }));
  const statement = await pageIfPresent('accessibility');
  const statementLink: MenuLink | undefined = statement && {
    label: statement.name,
    href: kinds.accessibility.path,
    lang: foreign(),
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
