import { pageContent } from '../../content.ts';
import type { Seo } from '../../schemas/seo.ts';
import type { Crumb } from '../trail.ts';
import { agency, website } from './agency.ts';
import type { GraphNode } from './node.ts';
import { breadcrumbList, type PageType, webPage } from './web-page.ts';

type PageFacts = {
  path: string;
  seo: Seo;
  type: PageType;
  trail: readonly Crumb[];
  /** What the page tells of; the first is its main thing. */
  nodes: readonly GraphNode[];
};

/** The structured data of a page: one graph whose parts point at each other. */
export async function loadGraph({ path, seo, type, trail, nodes }: PageFacts) {
  const brand = await pageContent('brand');
  const { blurb } = (await pageContent('interface')).footer;
  const [main] = nodes as readonly { '@id'?: string }[];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agency(brand, blurb),
      website(brand),
      webPage({ path, seo, type, trail, mainEntity: main?.['@id'] }),
      ...(trail.length > 1 ? [breadcrumbList(path, trail)] : []),
      ...nodes,
    ],
  };
}
