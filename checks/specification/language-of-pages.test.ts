import { expect, inject, it } from 'vitest';
import { attributeOf } from '../../server/http/html-tree.ts';
import { fetchPage, type HtmlPage } from '../support/html-page.ts';
import { faultsIn } from '../support/language/faults.ts';
import { routes } from './spec-routes.ts';

const site = inject('site');

const unseen = ['script', 'style', 'template', 'noscript', 'code'];
const spoken = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description'];

type Node = { value?: string; tagName?: string; childNodes?: Node[] };

/** Texts one by one, as a reader meets them: words of two neighbours never make a fault together. */
function textNodes(node: Node): string[] {
  if (node.tagName && unseen.includes(node.tagName)) return [];
  if (typeof node.value === 'string') return [node.value];
  return (node.childNodes ?? []).flatMap(textNodes);
}

const spokenBy = (page: HtmlPage) =>
  page.elements.flatMap((element) => spoken.map((name) => attributeOf(element, name) ?? ''));

it.each(routes)(
  '%s is written in the one language of the house, to the last label',
  async (route) => {
    const page = await fetchPage(site + route);
    const texts = [
      ...page.all('body').flatMap((body) => textNodes(body as Node)),
      ...spokenBy(page),
    ];
    const faults = texts
      .flatMap(faultsIn)
      .map(({ found, write }) => `“${found.trim()}”. Write ${write}.`);
    expect([...new Set(faults)]).toEqual([]);
  },
);
