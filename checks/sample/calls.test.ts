import { describe, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder, type HtmlElement } from '../../server/http/html-tree.ts';
import { askedIn, doorOf, misfit } from '../support/asked-of-visitors.ts';
import { fetchPage, textOf } from '../support/html-page.ts';
import { contentOf } from '../support/site-copy.ts';

const site = inject('site');
const { legalName } = contentOf<{ legalName: string }>('brand.yaml');

const bands = ['section', 'aside', 'form', 'article', 'main'];
const running = ['p', 'li', 'td', 'dd'];

/** The words that lead to a link: its own clause in running text, else the band in which it is a button. */
function wordsAround(link: HtmlElement): string {
  const above: HtmlElement[] = [];
  for (let node = link.parentNode; node && 'tagName' in node; node = node.parentNode)
    above.push(node);
  const line = above.find(({ tagName }) => running.includes(tagName));
  const own = textOf(link);
  if (above.some(({ tagName }) => tagName === 'nav')) return own;
  if (line && textOf(line) !== own) {
    const clauses = textOf(line).split(/(?<=[.!?]["”’)]?|;)\s+/);
    return clauses.filter((clause) => clause.includes(own)).join(' ');
  }
  return textOf(above.find(({ tagName }) => bands.includes(tagName)) ?? link);
}

async function listedPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap-0.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...paths, '/thank-you', '/no-such-page'];
}

it('no link on any page asks for more than the form, mail, chat or call behind it can carry', async () => {
  const wrong: string[] = [];
  let read = 0;
  for (const path of await listedPaths()) {
    const page = await fetchPage(site + path);
    const main = page.elements.find(({ tagName }) => tagName === 'main');
    const inMain = (node: HtmlElement): boolean => {
      for (let at = node.parentNode; at && 'tagName' in at; at = at.parentNode)
        if (at === main) return true;
      return false;
    };
    for (const link of page.all('a').filter(inMain)) {
      const door = doorOf(attributeOf(link, 'href') ?? '');
      if (!door) continue;
      read += 1;
      const words = wordsAround(link);
      const fault = misfit(door, askedIn(words));
      if (fault) wrong.push(`${path}: “${textOf(link)}” ${fault}: ${words.slice(0, 200)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(40);
});

describe('the ways to a price, a person and the fees', () => {
  /** The addresses of the links in a part of a page. */
  const linksIn = (part: HtmlElement | undefined) =>
    [...elementsUnder(part ?? ({} as HtmlElement))]
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => attributeOf(link, 'href'));

  it.each([
    ['the head of the SEO page', '/seo-services', 0, '#quote'],
    ['the head of the about page', '/about-us', 0, '#experts-title'],
    ['the end of the services page', '/digital-marketing-services', -1, '/contact-us'],
  ])('%s links on', async (_part, route, place, href) => {
    const page = await fetchPage(site + route);
    expect(linksIn(page.all('section').at(place))).toContain(href);
  });

  it('the contact page and the footer link to the fees, and the footer has the legal name', async () => {
    const page = await fetchPage(`${site}/contact-us`);
    expect(linksIn(page.all('main')[0])).toContain('/how-we-work');
    const [footer = {}] = page.all('footer');
    expect(textOf(footer)).toContain('Fees and terms');
    expect(textOf(footer)).toContain(legalName);
  });

  it('the contact form suggests industries and takes any other', async () => {
    const page = await fetchPage(`${site}/contact-us`);
    const list = page.attribute('input', { name: 'industry' }, 'list');
    const options = page.all('datalist').find((part) => attributeOf(part, 'id') === list);
    expect([...elementsUnder(options ?? ({} as HtmlElement))].length).toBeGreaterThan(3);
  });
});
