import { crawlSite } from '../../checks/support/broken-links.ts';
import { fetchPage, type HtmlPage, textOf } from '../../checks/support/html-page.ts';
import { readLinks } from '../../checks/support/inlinks.ts';
import { graphFaults, graphsOf, unsaidTexts } from '../../checks/support/structured-data.ts';
import type { AuditPart } from './audit-parts.ts';
import type { AuditFault } from './audited-page.ts';

type Readable = Parameters<typeof textOf>[0];

type ReadPage = HtmlPage & {
  title: string;
  /** Search engines are told of it. */
  listed: boolean;
  /** It plays sound or film of its own. */
  plays: boolean;
};

/** What only a look at all pages together can tell. */
export type SiteFindings = {
  pages: Map<string, ReadPage>;
  /** Only what was asked for: faults of a page, by part. */
  faults(path: string): Partial<Record<AuditPart, AuditFault[]>>;
  inlinks(path: string): number | undefined;
};

const linkFaults = async (site: string) =>
  Map.groupBy((await crawlSite(site)).broken, ({ on }) => on);

const dataFaults = (page: HtmlPage): AuditFault[] => {
  const graphs = graphsOf(page);
  return [
    ...graphFaults(graphs).map((detail) => ({ name: 'graph', detail })),
    ...unsaidTexts(page, graphs).map((detail) => ({ name: 'text not on the page', detail })),
  ];
};

async function readPage(address: string): Promise<ReadPage> {
  const page = await fetchPage(address);
  const robots = page.attribute('meta', { name: 'robots' }, 'content');
  return {
    ...page,
    title: page
      .all('title')
      .slice(0, 1)
      .map((title) => textOf(title as Readable))
      .join(''),
    listed: page.status === 200 && !robots?.includes('noindex'),
    plays: page.all('video').length + page.all('audio').length > 0,
  };
}

/** A page that nothing leads to is found by nobody; the home page needs no other. */
const inlinkFaults = (path: string, count: number): AuditFault[] =>
  count === 0 && path !== '/'
    ? [{ name: 'no inlink', detail: 'no text and no card of another page leads here' }]
    : [];

/** @param site where it is served @param paths all of its pages */
export async function measureSite(
  site: string,
  paths: readonly string[],
  parts: ReadonlySet<AuditPart>,
): Promise<SiteFindings> {
  const pages = new Map<string, ReadPage>();
  for (const path of paths) pages.set(path, await readPage(site + path));
  const broken = parts.has('links') ? await linkFaults(site) : undefined;
  const listed = [...pages].filter(([, page]) => page.listed);
  const { inlinks } = readLinks(new Map(listed.map(([path, { html }]) => [path, html])));
  return {
    pages,
    inlinks: (path) => (parts.has('inlinks') ? inlinks.get(path)?.size : undefined),
    faults(path) {
      const page = pages.get(path);
      const count = inlinks.get(path)?.size;
      return {
        ...(broken && {
          links: (broken.get(path) ?? []).map(({ address, why }) => ({
            name: address,
            detail: why,
          })),
        }),
        ...(parts.has('data') && page?.listed && { data: dataFaults(page) }),
        ...(parts.has('inlinks') && count !== undefined && { inlinks: inlinkFaults(path, count) }),
      };
    },
  };
}
