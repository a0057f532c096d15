import { requireChromium } from '../../checks/support/chromium.ts';
import { openBrowser } from '../../checks/support/site-browser.ts';
import { onePerFolder, sitePaths } from '../../checks/support/site-pages.ts';
import { median, ratio } from './numbers.ts';
import { type PageVisit, visitPage } from './page-visit.ts';
import { startServers } from './servers.ts';
import { asRatio, inKilobytes, inMilliseconds, table } from './table.ts';

export type PagesWorkload = { rounds: number; paths?: readonly string[] | undefined };

type Pair = { page: PageVisit; reference: PageVisit };

const heads = ['page', 'FCP ms', '', 'LCP ms', '', 'kB', 'requests', 'JS kB'];

function row(name: string, visits: readonly PageVisit[], references: readonly PageVisit[]) {
  const of = (what: keyof PageVisit) => visits.map((visit) => visit[what]);
  const against = (what: keyof PageVisit) =>
    asRatio(
      ratio(
        of(what),
        references.map((visit) => visit[what]),
      ),
    );
  return [
    name,
    inMilliseconds(median(of('firstPaint'))),
    against('firstPaint'),
    inMilliseconds(median(of('largestPaint'))),
    against('largestPaint'),
    inKilobytes(median(of('bytes'))),
    median(of('requests')).toFixed(0),
    inKilobytes(median(of('scriptBytes'))),
  ];
}

/**
 * Opens one page of each kind that the sitemap lists, or those named, with an empty cache, each time after a bare page of a bare server.
 * The first round warms the machine up and is not counted.
 */
export async function benchPages({ rounds, paths }: PagesWorkload): Promise<string> {
  requireChromium();
  const servers = await startServers();
  const browser = await openBrowser();
  const pairs = new Map<string, Pair[]>();
  try {
    for (const path of paths ?? onePerFolder(await sitePaths(servers.real.address)))
      pairs.set(path, []);
    for (let round = 0; round <= rounds; round += 1)
      for (const [path, measured] of pairs) {
        const reference = await visitPage(browser, servers.reference.address);
        const page = await visitPage(browser, servers.real.address + path);
        if (round > 0) measured.push({ page, reference });
      }
  } finally {
    await browser.close();
    await servers.stop();
  }
  const bare = [...pairs.values()].flat().map(({ reference }) => reference);
  const rows = [...pairs].map(([path, measured]) =>
    row(
      path,
      measured.map(({ page }) => page),
      measured.map(({ reference }) => reference),
    ),
  );
  return [
    `${rounds} visits each at 1280 × 900 with an empty cache; × is the ratio to the reference before it.`,
    '',
    table(heads, [...rows, row('reference: a bare page', bare, bare)]),
  ].join('\n');
}
