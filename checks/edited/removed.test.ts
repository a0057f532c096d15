import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../site/content/content-folder.ts';
import { builtPage, everyPage, listedRoutes } from '../support/site-routes.ts';

const sample = 'content';
const entriesIn = (content: string, pattern: string) => globSync(pattern, { cwd: content });

/** The files of the sample that the edited copy has no more. */
const missing = (pattern: string) => {
  const left = entriesIn(contentFolder, pattern);
  return entriesIn(sample, pattern).filter((file) => !left.includes(file));
};

const sampleYaml = (file: string) => parse(readFileSync(join(sample, file), 'utf8'));

const asWritten = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const pages = everyPage.map(builtPage).map(asWritten);
const mentions = (words: string) => pages.filter((page) => page.includes(words)).length;

const addresses = {
  'articles/*/article.mdx': '/blogs',
  'case-studies/*/case-study.yaml': '/portfolio',
  'photography/*/gallery.yaml': '/portfolio/photography',
};

it.each(Object.entries(addresses))('what is removed from %s is linked nowhere', (pattern, path) => {
  const removed = missing(pattern).map((file) => `${path}/${file.split('/').at(-2)}`);
  expect(removed).toHaveLength(1);
  for (const address of removed) {
    expect(listedRoutes).not.toContain(address);
    expect(mentions(`href="${address}"`)).toBe(0);
  }
});

it('a removed person and a removed service stand on no page', () => {
  const names = [
    ...missing('people/*/person.yaml').map((file) => sampleYaml(file).name),
    ...missing('services/*.yaml').map((file) => sampleYaml(file).card.ring),
  ];
  expect(names).toHaveLength(2);
  for (const name of names) expect(mentions(name)).toBe(0);
});

it('a removed client and a removed question stand on no page', () => {
  const client = sampleYaml('clients/clients.yaml').clients.at(-1).name;
  const { question } = sampleYaml('pages/seo-services.yaml').faq.items.at(-1);
  for (const words of [client, question]) expect(mentions(words)).toBe(0);
});
