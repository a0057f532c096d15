import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { requireChromium } from '../../checks/support/chromium.ts';
import { openBrowser } from '../../checks/support/site-browser.ts';
import { onePerFolder, sitePaths } from '../../checks/support/site-pages.ts';
import { asRatio, inKilobytes, table } from '../bench/table.ts';
import { changesSince, readRuns, saveRun } from './audit-history.ts';
import { startAuditedSite } from './audited-site.ts';
import { missedGoals, totalBytes } from './goals.ts';
import { measureSpeed, type PageSpeed } from './lighthouse-page.ts';

export type AuditWishes = { paths?: string[] | undefined; kinds: boolean; runs: number };

const heads = [
  'page',
  'P',
  'A',
  'B',
  'S',
  'FCP',
  'LCP',
  'bare',
  '',
  'gap',
  'TBT',
  'shift',
  'kB',
  'html',
  'font',
  'img',
  'js',
  'requests',
];

function row(page: PageSpeed): string[] {
  const { scores, bytes } = page;
  const kilobytes = (kind: string) => inKilobytes(bytes[kind] ?? 0);
  return [
    page.path,
    ...Object.values(scores).map((score) => score.toFixed(0)),
    page.firstPaint.toFixed(0),
    page.largestPaint.toFixed(0),
    page.barePaint.toFixed(0),
    asRatio(page.toBare),
    page.paintGap.toFixed(0),
    page.blocked.toFixed(0),
    page.shift.toFixed(3),
    inKilobytes(totalBytes(page)),
    ...['Document', 'Font', 'Image', 'Script'].map(kilobytes),
    page.requests.toFixed(0),
  ];
}

/** @returns true when every page keeps every goal */
export async function runAudit({ paths, kinds, runs }: AuditWishes): Promise<boolean> {
  requireChromium();
  const site = await startAuditedSite(resolve(process.env.DIST_DIR ?? 'dist'));
  const port = await getPort();
  const browser = await openBrowser({}, [
    `--remote-debugging-port=${port}`,
    '--ignore-certificate-errors',
  ]);
  const pages: PageSpeed[] = [];
  try {
    const all = await sitePaths(site.service);
    for (const path of paths ?? (kinds ? onePerFolder(all) : all)) {
      const page = await measureSpeed(site, path, runs, port);
      pages.push(page);
      const missed = missedGoals(page);
      console.info(`${path}: ${missed.length === 0 ? 'every goal kept' : missed.join(', ')}`);
      for (const [id, title] of Object.entries(page.faults)) console.info(`  ${id}: ${title}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  console.info(`\n${table(heads, pages.map(row))}\n`);
  const history = join(process.env.DATA_DIR ?? 'data', 'audit');
  for (const change of changesSince(readRuns(history), pages)) console.info(change);
  console.info(`Kept in ${saveRun(history, { at: new Date().toISOString(), pages })}`);
  return pages.every((page) => missedGoals(page).length === 0);
}
