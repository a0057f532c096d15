import type { Seo } from '@agency/content/schemas/seo.ts';
import type { Crumb } from '../breadcrumbs.ts';
import { changeMoment } from '../last-changed.ts';
import { absoluteUrl, breadcrumbsId, type GraphNode, pageId, ref, websiteId } from './node.ts';

/** The page types that search engines know. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';

type WebPageFacts = {
  path: string;
  seo: Seo;
  type: PageType;
  language: string;
  trail: readonly Crumb[];
  /** The @id of the subject of the page. */
  about: string | undefined;
  /** The @id of the main thing on the page. */
  mainEntity: string | undefined;
};

export function webPage(facts: WebPageFacts): GraphNode {
  const { path, seo, type, language, trail, about, mainEntity } = facts;
  // Search engines ask for it of pages about people. Articles and cases have it themselves.
  const modified = type === 'ProfilePage' ? changeMoment(path) : undefined;
  return {
    '@type': type,
    '@id': pageId(path),
    url: absoluteUrl(path),
    name: seo.title,
    description: seo.description,
    inLanguage: language,
    isPartOf: ref(websiteId()),
    ...(modified ? { dateModified: modified } : {}),
    ...(about ? { about: ref(about) } : {}),
    ...(mainEntity ? { mainEntity: ref(mainEntity) } : {}),
    ...(trail.length > 1 ? { breadcrumb: ref(breadcrumbsId(path)) } : {}),
  } as GraphNode;
}

/** The path to a page: home, its listing, itself. */
export function breadcrumbList(path: string, trail: readonly Crumb[]): GraphNode {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(path),
    itemListElement: trail.map(({ name, path: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(item),
    })),
  };
}
