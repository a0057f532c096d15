import { describe, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder, type HtmlElement } from '../../apps/leads/http/html-tree.ts';
import { fetchPage, textOf } from '../support/html-page.ts';
import { contentOf } from '../support/site-copy.ts';

const site = inject('site');
const { legalName } = contentOf<{ legalName: string }>('brand.yaml');

describe('links to a price, a person and the fees', () => {
  /** The link targets in a section of a page. */
  const linksIn = (part: HtmlElement | undefined) =>
    [...elementsUnder(part ?? ({} as HtmlElement))]
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => attributeOf(link, 'href'));

  it.each([
    ['the head of the SEO page', '/seo-services', 0, '#quote'],
    ['the head of the about page', '/about-us', 0, '#experts-title'],
    ['the end of the services page', '/digital-marketing-services', -1, '/contact-us'],
  ])('%s links on', async (_part, route, index, href) => {
    const page = await fetchPage(site + route);
    expect(linksIn(page.all('section').at(index))).toContain(href);
  });

  it('the contact page and the footer link to the fees, and the footer has the legal name', async () => {
    const page = await fetchPage(`${site}/contact-us`);
    expect(linksIn(page.all('main')[0])).toContain('/how-we-work');
    const [footer = {}] = page.all('footer');
    expect(textOf(footer)).toContain('Fees and terms');
    expect(textOf(footer)).toContain(legalName);
  });

  it('the contact form suggests industries and accepts any other', async () => {
    const page = await fetchPage(`${site}/contact-us`);
    const list = page.attribute('input', { name: 'industry' }, 'list');
    const options = page.all('datalist').find((part) => attributeOf(part, 'id') === list);
    expect([...elementsUnder(options ?? ({} as HtmlElement))].length).toBeGreaterThan(3);
  });
});
