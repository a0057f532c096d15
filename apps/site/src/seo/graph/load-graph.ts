import type { Seo } from '@agency/content/schemas/seo.ts';
import { singleFile, wordsIn } from '../../content.ts';
import { siteLanguage } from '../../languages.ts';
import type { Crumb } from '../breadcrumbs.ts';
import { agency, website } from './agency.ts';
import { agencyId, type GraphNode } from './node.ts';
import { breadcrumbList, type PageType, webPage } from './web-page.ts';

type PageFacts = {
  path: string;
  seo: Seo;
  pageType: PageType;
  language: string;
  trail: readonly Crumb[];
  /** What the page describes. The first is the main entity, unless the page is about the agency. */
  nodes: readonly GraphNode[];
};

/** Pages whose subject is the agency itself. */
const isAboutAgency = (path: string, pageType: PageType) =>
  path === '/' || pageType === 'AboutPage' || pageType === 'ContactPage';

/** The structured data of a page as JSON-LD: one graph whose nodes refer to each other. */
export async function loadGraph({ path, seo, pageType, language, trail, nodes }: PageFacts) {
  const brand = await singleFile('brand');
  const { blurb } = (await wordsIn(language === siteLanguage ? undefined : language)).footer;
  const [first] = nodes as readonly { '@id'?: string }[];
  const aboutAgency = isAboutAgency(path, pageType);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agency(brand, blurb),
      website(brand),
      webPage({
        path,
        seo,
        type: pageType,
        language,
        trail,
        about: aboutAgency ? agencyId() : undefined,
        mainEntity: aboutAgency ? agencyId() : first?.['@id'],
      }),
      ...(trail.length > 1 ? [breadcrumbList(path, trail)] : []),
      ...nodes,
    ],
  };
}
