import { expect, test } from 'vitest';
import { sitemapFiles } from './sitemap-files.ts';

const site = 'https://agency.test';
const entries = Array.from({ length: 7 }, (_, index) => ({
  path: `/blogs/${index + 1}`,
  address: `${site}/blogs/${index + 1}`,
  changed: '2026-11-22',
  pictures: [`${site}/picture-${index + 1}.webp`],
}));
const addressesIn = (xml = '') => [...xml.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address);

test('a site of ordinary size has one sitemap', () => {
  const files = sitemapFiles(entries, site);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(addressesIn(files.get('sitemap.xml'))).toEqual(entries.map(({ address }) => address));
});

test('one with more pages than a file may name has several, and a list of them', () => {
  const files = sitemapFiles(entries, site, { addresses: 3, bytes: 50_000 });
  expect(addressesIn(files.get('sitemap.xml'))).toEqual(
    [1, 2, 3].map((part) => `${site}/sitemap-${part}.xml`),
  );
  const parts = [1, 2, 3].map((part) => addressesIn(files.get(`sitemap-${part}.xml`)));
  expect(parts.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(parts.flat()).toEqual(entries.map(({ address }) => address));
});

test('no file is larger than a reader takes', () => {
  const bytes = 700;
  const files = [...sitemapFiles(entries, site, { addresses: 50, bytes })].slice(1);
  expect(files.length).toBeGreaterThan(1);
  for (const [name, xml] of files) expect(Buffer.byteLength(xml), name).toBeLessThanOrEqual(bytes);
  expect(files.flatMap(([, xml]) => addressesIn(xml))).toHaveLength(entries.length);
});
