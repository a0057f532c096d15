import { addressOf, agencyId, type GraphNode, pointTo } from './node.ts';

/** What a page lists, in its order. */
export function itemList(
  path: string,
  items: readonly { title: string; href: string }[],
): GraphNode {
  return {
    '@type': 'ItemList',
    '@id': addressOf(`${path}#list`),
    numberOfItems: items.length,
    itemListElement: items.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: addressOf(href),
    })),
  };
}

/** Services that the agency offers, by the words of the page that explains them. */
export function services(
  path: string,
  offered: readonly { title: string; text: string }[],
): GraphNode[] {
  return offered.map(({ title, text }, index) => ({
    '@type': 'Service',
    '@id': addressOf(`${path}#service-${index + 1}`),
    name: title,
    description: text,
    provider: pointTo(agencyId),
  }));
}

/** Questions of a page with their answers. */
export function questions(
  path: string,
  items: readonly { question: string; answer: string }[],
): GraphNode {
  return {
    '@type': 'FAQPage',
    '@id': addressOf(`${path}#faq`),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
