import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { added } from '../support/content-variants/edited-sample.ts';
import { builtPage, everyPage, listedRoutes } from '../support/site-routes.ts';

const dist = process.env.DIST_DIR ?? '';
const built = (name: string) => readFileSync(join(dist, name), 'utf8');
const { articleSlug, caseSlug, gallerySlug } = added;

describe('a new entry is built and listed wherever its kind is', () => {
  it('an article', () => {
    expect(builtPage(`/blogs/${articleSlug}`)).toContain(`>${added.article}</h1>`);
    expect(builtPage('/digital-marketing-blog')).toContain(`href="/blogs/${articleSlug}"`);
    expect(listedRoutes).toContain(`/blogs/${articleSlug}`);
    expect(built('feed.xml')).toContain(`/blogs/${articleSlug}`);
    expect(built('llms.txt')).toContain(`/blogs/${articleSlug}`);
    expect(existsSync(join(dist, `blogs/${articleSlug}.html.br`))).toBe(true);
  });

  it('a custom page', () => {
    const { page, pageSlug } = added;
    expect(builtPage(`/${pageSlug}`)).toContain(`>${page}</h1>`);
    expect(builtPage('/about-us')).toContain(`<a href="/${pageSlug}">${page}</a>`);
    expect(listedRoutes).toContain(`/${pageSlug}`);
    expect(built('llms.txt')).toContain(`/${pageSlug}`);
  });

  it('but no article that is a draft or has a future date, anywhere', () => {
    for (const slug of [added.draftSlug, added.laterSlug]) {
      expect(existsSync(join(dist, `blogs/${slug}.html`))).toBe(false);
      expect(listedRoutes).not.toContain(`/blogs/${slug}`);
      for (const name of ['feed.xml', 'sitemap-0.xml', 'llms.txt'])
        expect(built(name), name).not.toContain(slug);
      expect(everyPage.filter((route) => builtPage(route).includes(slug))).toEqual([]);
    }
  });

  it('a case study', () => {
    expect(builtPage(`/portfolio/${caseSlug}`)).toContain(added.client);
    expect(builtPage('/our-portfolio')).toContain(`href="/portfolio/${caseSlug}"`);
    expect(listedRoutes).toContain(`/portfolio/${caseSlug}`);
  });

  it('a gallery', () => {
    const route = `/portfolio/photography/${gallerySlug}`;
    expect(builtPage(route)).toContain(`>${added.gallery}</h1>`);
    expect(builtPage('/our-portfolio')).toContain(`href="${route}"`);
    expect(listedRoutes).toContain(route);
  });

  it('a quote whose client has a case study links to it', () => {
    const [, quotes = ''] = builtPage('/').split('id="testimonials-title"');
    expect(quotes.split('</section>')[0]).toContain(`href="/portfolio/${added.quotedCase}"`);
  });

  it('a person', () => {
    expect(builtPage('/about-us')).toContain(added.person);
  });

  it('a client, and a service on its card, its panel and in the form', () => {
    for (const route of ['/our-clients', '/']) expect(builtPage(route)).toContain(added.logo);
    for (const route of ['/', '/about-us', '/digital-marketing-services'])
      expect(builtPage(route).replace(/<[^>]*>/g, '')).toContain(added.service);
    expect(builtPage('/contact-us')).toContain(`value="${added.service}"`);
  });
});

it('pages and sections that the content leaves out are gone, with every link to them', () => {
  for (const page of added.withoutPages) {
    expect(everyPage).not.toContain(`/${page}`);
    const link = new RegExp(`href="/${page}["#?]`);
    expect(everyPage.filter((route) => link.test(builtPage(route)))).toEqual([]);
    expect(built('llms.txt')).not.toContain(`/${page})`);
  }
  expect(builtPage('/')).not.toContain('who-title');
  expect(builtPage('/about-us')).not.toContain('growth-title');
  expect(builtPage('/seo-services')).not.toContain('FAQPage');
});
