import lighthouse, { type Result } from 'lighthouse';
import { paintGraph } from './paint-graph.ts';

export type LighthouseRun = {
  /** 0 to 100, by the name of the category. */
  scores: Record<string, number>;
  /** Milliseconds as Lighthouse reckons them for a phone on a slow line. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** Milliseconds as this machine painted them. */
  observedFirst: number;
  observedLargest: number;
  /** Audits that took something from a score, by id with their titles. */
  faults: Record<string, string>;
};

const numeric = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;

function firstItem(result: Result, audit: string): Record<string, number> {
  const { details } = result.audits[audit] ?? {};
  return details && 'items' in details ? (details.items[0] as Record<string, number>) : {};
}

function faultsOf(result: Result): Record<string, string> {
  const counted = Object.values(result.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0);
  const failed = counted
    .map(({ id }) => result.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1);
  return Object.fromEntries(failed.map((audit) => [audit?.id, audit?.title]));
}

/**
 * One visit of a phone with an empty cache.
 * @param graph prints what the largest paint waits for
 * @throws when Lighthouse could not measure
 */
export async function runLighthouse(
  address: string,
  port: number,
  onlyCategories: string[],
  graph = false,
): Promise<LighthouseRun> {
  const report = await lighthouse(address, {
    port,
    onlyCategories,
    logLevel: 'silent',
    disableFullPageScreenshot: true,
  });
  if (!report) throw new Error(`${address}: Lighthouse gave no result.`);
  const { lhr } = report;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  if (graph) console.info(`${address}\n${(await paintGraph(report)).join('\n')}`);
  const observed = firstItem(lhr, 'metrics');
  return {
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: numeric(lhr, 'first-contentful-paint'),
    largestPaint: numeric(lhr, 'largest-contentful-paint'),
    blocked: numeric(lhr, 'total-blocking-time'),
    shift: numeric(lhr, 'cumulative-layout-shift'),
    observedFirst: observed.observedFirstContentfulPaint ?? Number.NaN,
    observedLargest: observed.observedLargestContentfulPaint ?? Number.NaN,
    faults: faultsOf(lhr),
  };
}
