import lighthouse, { type Result } from 'lighthouse';

export type PageSpeed = {
  path: string;
  scores: Record<string, number>;
  /** Largest Contentful Paint, in milliseconds. */
  lcp: number;
  /** LCP divided by that of the baseline page. */
  ratio: number;
  /** Total Blocking Time, in milliseconds. */
  tbt: number;
  /** Cumulative Layout Shift. */
  cls: number;
  /** Lighthouse's own report of the median run. */
  report: string;
};

type Run = { result: Result; report: string; lcp: number };

const value = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

const median = <Item>(items: Item[], read: (item: Item) => number): Item => {
  const sorted = items.toSorted((a, b) => read(a) - read(b));
  return sorted[Math.floor(sorted.length / 2)] as Item;
};

/** One run of Lighthouse: a phone on a slow network, with an empty cache. */
async function visit(url: string, port: number): Promise<Run> {
  const outcome = await lighthouse(url, { port, output: 'html', logLevel: 'error' });
  if (!outcome || outcome.lhr.runtimeError)
    throw new Error(`${url}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`);
  const { lhr, report } = outcome;
  return { result: lhr, report: String(report), lcp: value(lhr, 'largest-contentful-paint') };
}

/** Medians of several runs, alternating between a page and its baseline page. */
export async function measurePage(
  site: string,
  path: string,
  { port, runs }: { port: number; runs: number },
): Promise<PageSpeed> {
  const page: Run[] = [];
  const baseline: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    baseline.push(await visit(`${site}/baseline${path}`, port));
    page.push(await visit(site + path, port));
  }
  const middle = median(page, ({ lcp }) => lcp);
  const typical = (audit: string) =>
    value(median(page, ({ result }) => value(result, audit)).result, audit);
  const categories = Object.values(middle.result.categories);
  return {
    path,
    scores: Object.fromEntries(categories.map(({ id, score }) => [id, (score ?? 0) * 100])),
    lcp: middle.lcp,
    ratio: middle.lcp / median(baseline, ({ lcp }) => lcp).lcp,
    tbt: typical('total-blocking-time'),
    cls: typical('cumulative-layout-shift'),
    report: middle.report,
  };
}
