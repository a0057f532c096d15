import { expect, inject, it } from 'vitest';
import { crawlSite } from '../support/broken-links.ts';
import { listedRoutes } from '../support/site-routes.ts';

const site = inject('site');

it('finds no broken link, picture or fragment on any page, and reaches every page of the sitemap', async () => {
  const { broken, visited } = await crawlSite(site);
  expect(broken).toEqual([]);
  expect(listedRoutes.filter((route) => !visited.has(route))).toEqual([]);
});
