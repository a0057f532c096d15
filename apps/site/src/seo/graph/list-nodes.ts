import { absoluteUrl, agencyId, type GraphNode, ref } from './node.ts';

/** The list of a page, in its order. */
export function itemList(
  path: string,
  items: readonly { title: string; href: string }[],
): GraphNode {
  return {
    '@type': 'ItemList',
    '@id': absoluteUrl(`${path}#list`),
    numberOfItems: items.length,
    itemListElement: items.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(href),
    })),
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The services of a page for a country (IN): a catalogue of all, and each with its text on the page. */
export function services(
  path: string,
  { name, country }: { name: string; country: string },
  offered: readonly { title: string; text: string }[] = [],
): GraphNode[] {
  if (offered.length === 0) return [];
  const shared = {
    provider: ref(agencyId()),
    areaServed: { '@type': 'Country', name: countryNames.of(country) ?? country },
  } as const;
  const each = offered.map(({ title, text }, index) => ({
    '@type': 'Service' as const,
    '@id': absoluteUrl(`${path}#service-${index + 1}`),
    name: title,
    serviceType: title,
    description: text,
    ...shared,
  }));
  const catalogue: GraphNode = {
    '@type': 'Service',
    '@id': absoluteUrl(`${path}#services`),
    name,
    serviceType: name,
    ...shared,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: each.map((service) => ({
        '@type': 'Offer',
        itemOffered: ref(service['@id']),
      })),
    },
  };
  return [catalogue, ...each];
}

/** The questions and answers of a page. */
export function questions(
  path: string,
  items: readonly { question: string; answer: string }[],
): GraphNode {
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl(`${path}#faq`),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
