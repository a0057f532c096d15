import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { requireChromium } from '../../checks/support/chromium.ts';
import { openBrowser } from '../../checks/support/site-browser.ts';
import { onePerFolder, sitePaths } from '../../checks/support/site-pages.ts';
import {
  type AuditRun,
  changeLine,
  changesSince,
  readRuns,
  runFolder,
  saveRun,
} from './audit-history.ts';
import type { AuditPart } from './audit-parts.ts';
import { type AuditedPage, faultsOf } from './audited-page.ts';
import { type AuditedSite, startAuditedSite } from './audited-site.ts';
import { speedFaults } from './goals.ts';
import { type AuditedAnswer, measureHeaders } from './headers/measure-headers.ts';
import { measureSpeed } from './lighthouse-page.ts';
import { measurePages } from './measure-pages.ts';
import { measureSite, type SiteFindings } from './measure-site.ts';
import { answerTable, pageTable } from './printed-tables.ts';
import { writeReport } from './report/write-report.ts';

export type AuditWishes = {
  paths?: string[] | undefined;
  kinds: boolean;
  runs: number;
  /** Prints what the largest paint of each page waits for. */
  graph: boolean;
  parts: ReadonlySet<AuditPart>;
};

function auditedPages(
  paths: readonly string[],
  site: SiteFindings,
  found: Awaited<ReturnType<typeof measurePages>>,
): AuditedPage[] {
  return paths.map((path) => {
    const html = site.pages.get(path);
    const own = found.get(path);
    const inlinks = site.inlinks(path);
    return {
      path,
      title: html?.title ?? path,
      plays: html?.plays ?? false,
      ...own,
      ...(inlinks !== undefined && { inlinks }),
      faults: { ...own?.faults, ...site.faults(path) },
    };
  });
}

/**
 * By itself and last: what runs beside it would cost it time. A page that cannot be measured is a fault of its
 * own and costs the others nothing.
 */
async function addSpeed(
  site: AuditedSite,
  pages: readonly AuditedPage[],
  findings: SiteFindings,
  wishes: Pick<AuditWishes, 'runs' | 'graph'>,
): Promise<void> {
  const port = await getPort();
  const flags = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  const browser = await openBrowser({}, flags);
  try {
    for (const page of pages) {
      const html = findings.pages.get(page.path);
      // Lighthouse takes an error for a page that it could not load.
      if (html?.status !== 200) continue;
      try {
        page.speed = await measureSpeed(site, page.path, { ...wishes, port, listed: html.listed });
        page.faults.speed = speedFaults(page.speed);
        const { toBare, blocked } = page.speed;
        console.info(
          `speed: ${page.path} ${toBare.toFixed(2)} × its bare page, blocked ${Math.round(blocked)} ms`,
        );
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        page.faults.speed = [{ name: 'speed not measured', detail }];
        console.error(`speed: ${page.path} could not be measured: ${detail}`);
      }
    }
  } finally {
    await browser.close();
  }
}

function print(run: AuditRun, earlier: readonly AuditRun[]): void {
  for (const page of run.pages)
    for (const { name, detail } of faultsOf(page)) console.info(`${page.path}: ${name}: ${detail}`);
  for (const { faults } of run.answers)
    for (const { name, detail } of faults) console.info(`${name}: ${detail}`);
  console.info(`\n${pageTable(run.pages)}\n`);
  if (run.answers.length > 0) console.info(`${answerTable(run.answers)}\n`);
  for (const change of changesSince(earlier, run)) console.info(changeLine(change));
}

/** Where the runs are kept. */
export const auditHistory = () => join(process.env.DATA_DIR ?? 'data', 'audit');

/** @returns the run, kept with its report */
export async function runAudit({
  paths,
  kinds,
  runs,
  graph,
  parts,
}: AuditWishes): Promise<AuditRun> {
  requireChromium();
  const history = auditHistory();
  const earlier = readRuns(history);
  const at = new Date().toISOString();
  const dist = resolve(process.env.DIST_DIR ?? 'dist');
  const site = await startAuditedSite(dist);
  let pages: AuditedPage[];
  let answers: AuditedAnswer[] = [];
  try {
    const all = await sitePaths(site.service);
    const unknown = (paths ?? []).filter((path) => !all.includes(path));
    if (unknown.length > 0)
      throw new Error(`--pages ${unknown.join(', ')}: the site has no such page.`);
    const chosen = paths ?? (kinds ? onePerFolder(all) : all);
    const findings = await measureSite(site.service, all, parts);
    const found = await measurePages(site.address, chosen, parts, runFolder(history, { at }));
    pages = auditedPages(chosen, findings, found);
    if (parts.has('headers')) answers = await measureHeaders(site.service, dist);
    if (parts.has('speed')) await addSpeed(site, pages, findings, { runs, graph });
  } finally {
    await site.stop();
  }
  const run: AuditRun = { at, pages, answers };
  print(run, earlier);
  const folder = saveRun(history, run);
  await writeReport(folder, run, earlier);
  console.info(`Report: ${join(folder, 'index.html')}`);
  return run;
}
