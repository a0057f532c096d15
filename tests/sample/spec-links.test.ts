import { describe, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder, type HtmlElement } from '../../apps/leads/http/html-tree.ts';
import { sitePages, textOf } from '../support/html-page.ts';
import { contentOf } from '../support/site-copy.ts';
import { entriesOf } from '../support/site-routes.ts';
import { caseStudyRoutes, routes } from './spec-routes.ts';

/** The links of the specification, section 2, the parts of cards, articles and case studies, and the fields of the forms. */
const pages = await sitePages(inject('site'));

const pageAt = (route: string) => {
  const page = pages.get(route);
  if (!page) throw new Error(`There is no page ${route}.`);
  return page;
};

type CaseWords = {
  challenges: { title: string }[];
  strategy: { title: string }[];
  outcome: { text: string };
};

const partsOf = (part: HtmlElement, tag: string) =>
  [...elementsUnder(part)].filter(({ tagName }) => tagName === tag);

/** The targets of all links in these elements. */
const targetsIn = (parts: HtmlElement[]) =>
  parts.flatMap((part) => partsOf(part, 'a')).map((link) => attributeOf(link, 'href'));

/** The text of an article. */
const articleText = (route: string) =>
  pageAt(route).elements.filter((part) => attributeOf(part, 'data-article-text') !== null);

const links: readonly [route: string, href: string, label: string][] = [
  ['/', '/contact-us', 'Get Started'],
  ['/', '/about-us', 'MORE ABOUT Zestory'],
  ['/', '/digital-marketing-services', 'VIEW ALL services'],
  ['/', '/our-clients', 'VIEW ALL clients'],
  ['/', '/our-portfolio', 'VIEW ALL case studies'],
  ['/', '/portfolio/mealmaven', 'Meal Maven'],
  ['/', '/portfolio/raha', 'Raha'],
  ['/', '/portfolio/hi-life-exhibitions', 'Hi Life Exhibitions'],
  ['/', '/portfolio/vermello', 'Vermello'],
  ['/digital-marketing-services', '/seo-services', 'View More'],
  ['/seo-services', '/contact', 'Contact us'],
  ['/seo-services', 'tel:+914400000000', 'Call +91 44 0000 0000'],
  ['/contact-us', 'tel:+914400000000', '+91 44 0000 0000'],
  ['/contact-us', 'mailto:hello@zestory.example', 'hello@zestory.example'],
];

describe('links of the specification', () => {
  it.each(links)('%s links to %s as “%s”', (route, href, label) => {
    const found = pageAt(route)
      .all('main')
      .flatMap((main) => partsOf(main, 'a'))
      .map((link) => [attributeOf(link, 'href'), textOf(link)]);
    expect(found).toContainEqual([href, label]);
  });

  it('the logo of every page links to the home page, and the footer to four social networks', () => {
    const wrong = routes.filter((route) => {
      const page = pageAt(route);
      const [logo] = page.all('header').flatMap((header) => partsOf(header, 'a'));
      const hosts = page.all('footer').flatMap((footer) => targetsIn([footer]));
      const networks = ['facebook', 'instagram', 'linkedin', 'youtube'];
      return (
        (logo && attributeOf(logo, 'href')) !== '/' ||
        networks.some((name) => !hosts.some((href) => href?.startsWith(`https://www.${name}.com/`)))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('each of the team has three social links, which open a new tab', () => {
    const [team] = pageAt('/about-us').elements.filter(
      (part) => attributeOf(part, 'aria-labelledby') === 'experts-title',
    );
    const people = partsOf(team as HtmlElement, 'li').filter((item) => partsOf(item, 'h3').length);
    expect(people).toHaveLength(14);
    for (const person of people) {
      const external = partsOf(person, 'a').filter((a) => attributeOf(a, 'target') === '_blank');
      const networks = external.map((link) => attributeOf(link, 'href')?.split('.')[1]);
      expect(networks, textOf(person)).toEqual(['facebook', 'instagram', 'linkedin']);
      expect(partsOf(person, 'img'), textOf(person)).toHaveLength(1);
    }
  });
});

describe('the list of the blog', () => {
  const cards = pageAt('/digital-marketing-blog').all('article');

  it('has a card for each article', () => {
    expect(targetsIn(cards).toSorted()).toEqual(entriesOf('/blogs').toSorted());
  });

  it('shows a picture, a title, an excerpt and “Read More” on each card', () => {
    const incomplete = cards.filter((card) => {
      const excerpts = partsOf(card, 'p').filter((text) => textOf(text).length > 40);
      return (
        partsOf(card, 'img').length !== 1 ||
        partsOf(card, 'h2').length !== 1 ||
        excerpts.length === 0 ||
        !partsOf(card, 'a').every((link) => textOf(link).startsWith('Read More'))
      );
    });
    expect(incomplete.map(textOf)).toEqual([]);
  });
});

describe('an article', () => {
  it.each(entriesOf('/blogs'))(
    '%s has a picture with a text, a block beside it, and links to services, the SEO page and other articles',
    (route) => {
      const page = pageAt(route);
      const [picture] = page
        .all('img')
        .filter((image) => attributeOf(image, 'fetchpriority') === 'high');
      expect(picture && attributeOf(picture, 'alt')?.length).toBeGreaterThan(10);
      expect(page.all('aside').length).toBeGreaterThan(0);
      const targets = targetsIn(page.all('main'));
      expect(targets).toContain('/services');
      expect(targets).toContain('/seo-services');
      const others = targets.filter((href) => href?.startsWith('/blogs/') && href !== route);
      expect(others.length).toBeGreaterThan(0);
    },
  );

  it('about SEO and PPC compares them in a table and links to both parts and to the contact page', () => {
    const route = '/blogs/seo-vs-ppc-digital-marketing-agency-guide';
    const text = articleText(route);
    expect(text.flatMap((part) => partsOf(part, 'table')).length).toBeGreaterThan(0);
    const targets = targetsIn(text);
    const headings = pageAt(route).elements.filter(({ tagName }) => /^h[23]$/.test(tagName));
    const anchors = headings.map((heading) => `#${attributeOf(heading, 'id')}`);
    for (const name of ['seo', 'ppc']) {
      const anchor = targets.find((href) => href?.startsWith('#') && href.endsWith(name));
      expect(anchors, name).toContain(anchor);
    }
    expect(targets).toContain('/contact-us');
  });
});

describe('a case study', () => {
  it('compares March and October 2024 in a table for Hi Life', () => {
    const tables = pageAt('/portfolio/hi-life-exhibitions').all('table').map(textOf);
    expect(tables.some((text) => /March 2024/.test(text) && /October 2024/.test(text))).toBe(true);
  });

  it.each(caseStudyRoutes)(
    '%s tells its challenges, what was done and what came of it',
    (route) => {
      const { challenges, strategy, outcome } = contentOf<CaseWords>(
        `case-studies/${route.split('/').at(-1)}/case-study.yaml`,
      );
      expect(Math.min(challenges.length, strategy.length)).toBeGreaterThan(1);
      const texts = [...challenges, ...strategy].map(({ title }) => title).concat(outcome.text);
      const missing = texts.filter((text) => !pageAt(route).text.includes(text.trim()));
      expect(missing).toEqual([]);
    },
  );
});

describe('the forms', () => {
  it.each([
    [
      '/contact-us',
      '/backend/contact.php',
      [
        'name text',
        'phone tel',
        'email email',
        'company text',
        'industry text',
        'services checkbox',
      ],
      ['name', 'phone', 'email', 'company', 'industry'],
    ],
    [
      '/seo-services',
      '/backend/contact-seo.php',
      ['name text', 'email email', 'phone tel', 'website text', 'message textarea'],
      ['name', 'email', 'phone', 'message'],
    ],
  ])('%s posts its fields to %s as multipart form data', (route, action, fields, required) => {
    const [form] = pageAt(route)
      .all('form')
      .filter((part) => attributeOf(part, 'action') === action);
    expect(form && attributeOf(form, 'method')).toBe('post');
    expect(form && attributeOf(form, 'enctype')).toBe('multipart/form-data');
    const controls = [...elementsUnder(form as HtmlElement)].filter(({ tagName }) =>
      /^(input|textarea)$/.test(tagName),
    );
    const nameOf = (control: HtmlElement) => attributeOf(control, 'name') ?? '';
    const kinds = controls.map(
      (control) => `${nameOf(control)} ${attributeOf(control, 'type') ?? control.tagName}`,
    );
    expect([...new Set(kinds)]).toEqual(expect.arrayContaining(fields));
    const needed = controls.filter((control) => attributeOf(control, 'required') !== null);
    expect(needed.map(nameOf)).toEqual(required);
  });
});

it('the client logos are numbered from 01 to 56', () => {
  const [main] = pageAt('/our-clients').all('main');
  const numbers = partsOf(main as HtmlElement, 'li').map((item) => textOf(item).slice(0, 7));
  const expected = Array.from({ length: 56 }, (_, index) => `${index + 1}`.padStart(2, '0'));
  expect(numbers).toEqual(expected.map((number) => `${number} / 56`));
});
