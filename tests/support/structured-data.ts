import { attributeOf } from '../../apps/leads/http/html-tree.ts';
import type { HtmlPage } from './html-page.ts';

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Graph = { '@context': string; '@graph': { [key: string]: Value }[] };

const sourceOf = (script: { childNodes?: unknown[] }) =>
  ((script.childNodes ?? []) as { value?: string }[]).map(({ value }) => value ?? '').join('');

/** The structured data of a page. */
export const graphsOf = (page: HtmlPage): Graph[] =>
  page
    .all('script')
    .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(sourceOf(script)) as Graph);

/** The nodes of a page: its own, the agency, and the main entity. */
export function nodesOf([graph]: readonly Graph[]) {
  const nodes = graph?.['@graph'] ?? [];
  const page = nodes.find((node) => String(node['@id']).endsWith('#page'));
  const main = page?.mainEntity as { '@id': string } | undefined;
  return {
    nodes,
    page,
    agency: nodes.find((node) => String(node['@id']).endsWith('/#agency')),
    main: nodes.find((node) => main && node['@id'] === main['@id']),
  };
}

/** Every object of a value, itself included. */
function objectsIn(value: Value): { [key: string]: Value }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value, ...inner];
}

/** Properties whose text must also be visible on the page. */
const visibleProperties = new Set([
  ...'name description headline text jobTitle serviceType articleSection telephone'.split(' '),
  ...'email streetAddress addressLocality addressRegion postalCode'.split(' '),
]);

function textsIn(value: Value, key = ''): string[] {
  if (/^(image|logo|areaServed)$/.test(key)) return [];
  if (typeof value === 'string') return visibleProperties.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, name));
}

const collapseSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Word joiners, which only keep lines from breaking, are no part of the text. */
const plainText = (text: string) => collapseSpace(text.replaceAll('\u2060', ''));

/** All text of the page: visible text, title, description and alt texts. */
function allTextOf({ text, all, attribute }: HtmlPage): string {
  const alts = all('img').map((picture) => attributeOf(picture, 'alt'));
  const description = attribute('meta', { name: 'description' }, 'content');
  return plainText([text, description, ...all('title').map(sourceOf), ...alts].join(' '));
}

/** Wrong references between the nodes of a page's only graph. */
export function graphProblems(graphs: readonly Graph[]): string[] {
  const [graph] = graphs;
  if (graphs.length !== 1 || !graph) return [`${graphs.length} graphs`];
  const ids = graph['@graph'].map((node) => node['@id']);
  if (new Set(ids).size !== ids.length) return ['two nodes have the same @id'];
  return objectsIn(graph['@graph'])
    .filter((node) => Object.keys(node).join() === '@id' && !ids.includes(node['@id']))
    .map((node) => `${node['@id']} is the @id of no node`);
}

/** Texts of the structured data that are not on the page. */
export function missingTexts(page: HtmlPage, graphs: readonly Graph[]): string[] {
  const pageText = allTextOf(page);
  return textsIn(graphs as unknown as Value).filter(
    (text) => !pageText.includes(collapseSpace(text)),
  );
}
