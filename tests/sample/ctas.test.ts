import { describe, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder, type HtmlElement } from '../../apps/leads/http/html-tree.ts';
import { fetchPage, textOf } from '../support/html-page.ts';
import { contentOf } from '../support/site-copy.ts';

const site = inject('site');
const { legalName } = contentOf<{ legalName: string }>('brand.yaml');

describe('the first screen', () => {
  it('the home page says where and from what price, and below that links to each trade', async () => {
    const page = await fetchPage(`${site}/`);
    const [head, next] = page.all('section');
    for (const word of ['Chennai', '₹20,000']) expect(textOf(head ?? {})).toContain(word);
    const links = [...elementsUnder(next as HtmlElement)].map((link) => attributeOf(link, 'href'));
    for (const trade of ['clinics', 'shops', 'restaurants', 'exporters'])
      expect(links).toContain(`/marketing-for-${trade}`);
    expect(links).toContain('/how-we-work');
  });

  it.each(['/digital-marketing-services', '/about-us', '/seo-services'])(
    '%s says for whom, where and from what price',
    async (route) => {
      const page = await fetchPage(site + route);
      const head = textOf(page.all('section')[0] ?? {});
      for (const word of ['clinics', 'restaurants', 'exporters', 'Chennai', '₹20,000'])
        expect(head).toContain(word);
    },
  );

  it('the page of terms says for whom and links to the end, where one asks for a price', async () => {
    const [head] = (await fetchPage(`${site}/how-we-work`)).all('section');
    for (const word of ['clinics', 'restaurants', 'exporters', '₹20,000'])
      expect(textOf(head ?? {})).toContain(word);
    const links = [...elementsUnder(head as HtmlElement)].map((link) => attributeOf(link, 'href'));
    expect(links).toContain('#closing-title');
  });

  it('the fees are first on the page of terms', async () => {
    const terms = textOf((await fetchPage(`${site}/how-we-work`)).all('section')[1] ?? {});
    for (const fee of ['₹20,000 to ₹40,000', '₹40,000 to ₹80,000', '₹80,000 to ₹1,50,000'])
      expect(terms).toContain(fee);
  });
});

describe('the free check', () => {
  const offer = 'the free check';

  it('is the first button of an article, with a message begun in the quote form', async () => {
    const page = await fetchPage(`${site}/blogs/how-does-seo-work-guide`);
    const aside = page.all('aside').find((part) => textOf(part).includes('The free check')) ?? {};
    const [first = {}] = [...elementsUnder(aside as HtmlElement)].filter(
      ({ tagName }) => tagName === 'a',
    );
    const link = new URL(attributeOf(first as HtmlElement, 'href') ?? '', site);
    expect(link.pathname).toBe('/seo-services');
    expect(link.searchParams.get('brief')).toMatch(/^The free check/);
    expect(link.hash).toBe('#quote-title');
  });

  it.each([
    '/contact-us',
    '/seo-services',
    '/portfolio/snacbox',
    '/portfolio/zord',
    '/how-we-work',
    '/',
  ])('has this name on %s', async (route) => {
    const page = await fetchPage(site + route);
    expect(textOf(page.all('main')[0] ?? {}).toLowerCase()).toContain(offer);
  });
});

describe('asking for a price', () => {
  /** Labels that the specification fixes, and the one name for all others. */
  const names = ['Get Started', 'Contact us', 'START NOW', 'Ask for a price'];

  it.each([
    '/',
    '/digital-marketing-services',
    '/seo-services',
    '/our-clients',
    '/our-portfolio',
    '/portfolio/zord',
  ])('has one name on %s', async (route) => {
    const [main = {}] = (await fetchPage(site + route)).all('main');
    const links = [...elementsUnder(main as HtmlElement)].filter(
      ({ tagName, attrs }) =>
        tagName === 'a' && attrs.some(({ value }) => /^\/contact(-us)?$/.test(value)),
    );
    expect(links.map(textOf).filter((label) => !names.includes(label))).toEqual([]);
  });

  it.each([
    ['/contact-us', 'Ask for a price'],
    ['/seo-services', 'Ask for a price'],
    ['/marketing-for-clinics', 'Ask for the free check'],
    ['/marketing-for-shops', 'Ask for the free check'],
    ['/marketing-for-restaurants', 'Ask for the free check'],
    ['/marketing-for-exporters', 'Ask for the free check'],
    ['/google-and-meta-ads', 'Ask for the free check'],
  ])('the form of %s promises a call before its button "%s"', async (route, button) => {
    const form = (await fetchPage(site + route))
      .all('form')
      .find((part) => attributeOf(part, 'data-lead-form'));
    expect(textOf(form ?? {})).toMatch(new RegExp(`within one working day\\. ${button}$`));
  });

  it('no name of a person in the team is a link, since most have no page', async () => {
    const about = await fetchPage(`${site}/about-us`);
    const team = about
      .all('section')
      .find((part) => attributeOf(part, 'aria-labelledby') === 'experts-title');
    const names = [...elementsUnder(team as HtmlElement)].filter(({ tagName }) => tagName === 'h3');
    expect(names.length).toBeGreaterThan(10);
    const links = names.flatMap((name) => [...elementsUnder(name)]);
    expect(links.filter(({ tagName }) => tagName === 'a')).toEqual([]);
  });
});

describe('samples', () => {
  it.each([
    ['/', 'Sample quotes'],
    ['/seo-services', 'Sample quotes'],
    ['/about-us', 'Sample people'],
    ['/blogs/how-does-seo-work-guide', 'Sample people'],
    ['/authors/meera-subramanian', 'Sample people'],
    ['/our-clients', 'are samples'],
    ['/portfolio/zord', 'marked as samples'],
    ['/how-we-work', 'Sample page'],
  ])('%s says that they are', async (route, words) => {
    expect((await fetchPage(site + route)).text).toContain(words);
  });
});

describe('links to a price, a person and the fees', () => {
  /** The link targets in a section of a page. */
  const linksIn = (part: HtmlElement | undefined) =>
    [...elementsUnder(part ?? ({} as HtmlElement))]
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => attributeOf(link, 'href'));

  it.each([
    ['the services', '/digital-marketing-services', 1, '/google-and-meta-ads'],
    ['the services', '/digital-marketing-services', 1, '/marketing-for-clinics'],
    ['the services', '/digital-marketing-services', 1, '/marketing-for-restaurants'],
    ['the work', '/our-portfolio', 1, '/marketing-for-clinics'],
    ['the head of the SEO page', '/seo-services', 0, '#connect-title'],
    ['the head of a case', '/portfolio/vermello', 0, '/portfolio/photography/vermello'],
    ['the head of a gallery', '/portfolio/photography/vermello', 0, '/portfolio/vermello'],
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
