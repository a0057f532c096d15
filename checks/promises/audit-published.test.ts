import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { attributeOf } from '../../server/http/html-tree.ts';
import { contentFolder } from '../../site/schemas/content-folder.ts';
import type { AuditPage } from '../../site/schemas/pages/audit.ts';
import { fetchPage } from '../support/html-page.ts';
import { contentOf } from '../support/site-copy.ts';
import { listedRoutes, routes } from '../support/site-routes.ts';

const site = inject('site');
const addresses = ['/audit', '/accessibility-statement'];
const page = existsSync(join(contentFolder, 'pages/audit.yaml'))
  ? contentOf<AuditPage>('pages/audit.yaml')
  : undefined;
const published = page?.published === true;

const linksOf = async (route: string) => {
  const links = (await fetchPage(site + route)).all('a');
  return links.map((link) => attributeOf(link, 'href'));
};

describe.runIf(!published)('a content that does not publish its audit', () => {
  it('has neither its page nor the statement, and no link to them', async () => {
    expect(routes.filter((route) => addresses.includes(route))).toEqual([]);
    for (const address of addresses) expect((await fetch(site + address)).status).toBe(404);
    for (const route of routes)
      expect(
        (await linksOf(route)).filter((href) => addresses.includes(href ?? '')),
        route,
      ).toEqual([]);
  });
});

describe.runIf(published)('a content that publishes its audit', () => {
  it('has its page and the statement in the sitemap, one link away on every page', async () => {
    for (const address of addresses) expect(listedRoutes).toContain(address);
    for (const route of routes)
      expect(await linksOf(route), route).toEqual(expect.arrayContaining(addresses));
  });

  it('tells of each page that was measured, and of each criterion what came of it', async () => {
    const audit = await fetchPage(`${site}/audit`);
    expect(audit.text).toContain(page?.report.introduction);
    expect(audit.all('table').length).toBeGreaterThan(1);
    const statement = await fetchPage(`${site}/accessibility-statement`);
    const criteria = statement.text.match(/\b[1-4]\.\d\.\d{1,2}\b/g) ?? [];
    expect(new Set(criteria).size).toBe(55);
    expect(statement.text).toContain(page?.statement.results.open);
  });
});
