import { parse } from 'parse5';
import { attributeOf, elementsUnder } from '../../apps/leads/http/html-tree.ts';
import { builtPage, templates } from './site-routes.ts';

/** An accordion: the `name` that its items share, and their number. */
export type Accordion = { route: string; name: string; count: number };

/** Every accordion of the site, on the first page that has it. */
export const accordions: Accordion[] = templates.flatMap((route) => {
  const names = [...elementsUnder(parse(builtPage(route)))]
    .filter(({ tagName }) => tagName === 'details')
    .map((item) => attributeOf(item, 'name'))
    .filter((name) => name !== null);
  return Object.entries(Object.groupBy(names, (name) => name)).map(([name, all = []]) => ({
    route,
    name,
    count: all.length,
  }));
});
