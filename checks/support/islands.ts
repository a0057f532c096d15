import type { Page } from 'playwright';
import { attributeOf, elementsUnder, type HtmlElement } from '../../server/http/html-tree.ts';
import { textOf } from './html-page.ts';
import { sitePages } from './site-pages.ts';

/** A part of a page that wakes: where it stands first, and its place among those of that page. */
export type Island = { name: string; path: string; place: number };

const attribute = 'data-island';
/** Those of React, and those that a script of their own wakes: these bear their name. */
const selector = `astro-island, [${attribute}]`;

const nameOf = (element: HtmlElement) =>
  attributeOf(element, element.tagName === 'astro-island' ? 'component-export' : attribute);

/** Each kind of island once; two of one kind whose buttons say different things count as two. */
export async function findIslands(site: string): Promise<Island[]> {
  const found = new Map<string, Island>();
  for (const [path, page] of await sitePages(site)) {
    const all = page.elements.filter((element) => nameOf(element) !== null);
    all.forEach((element, place) => {
      const kind = nameOf(element) ?? '';
      const buttons = [...elementsUnder(element)].filter(({ tagName }) => tagName === 'button');
      const name = [kind, ...new Set(buttons.map((button) => textOf(button)).filter(Boolean))]
        .slice(0, 3)
        .join(', ');
      if (!found.has(name)) found.set(name, { name, path, place });
    });
  }
  return [...found.values()];
}

/**
 * Holds back all scripts of a page, as a slow line would, until the returned function lets them through.
 * Styles, pictures and what stands in the HTML itself come at once.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

export const islandOf = (page: Page, { place }: Island) => page.locator(selector).nth(place);

/** Waits until an island is awake. */
export const awake = (page: Page, { place }: Island) =>
  page.waitForFunction(
    ([all, at]) => {
      const island = document.querySelectorAll(all)[at];
      return island?.matches('astro-island:not([ssr]), :has([data-ready])');
    },
    [selector, place] as const,
  );
