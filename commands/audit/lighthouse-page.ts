import { median, ratio } from '../bench/numbers.ts';
import type { AuditedSite } from './audited-site.ts';
import { type LighthouseRun, runLighthouse } from './lighthouse-run.ts';

export type PageSpeed = {
  path: string;
  /** Its limit shows the page's own first picture; else words only. */
  hero: boolean;
  scores: Record<string, number>;
  firstPaint: number;
  largestPaint: number;
  /** Largest paint in times that of the bare page before it. */
  toBare: number;
  barePaint: number;
  blocked: number;
  shift: number;
  /** How long after the first paint this machine painted the largest, in milliseconds. */
  paintGap: number;
  bytes: Record<string, number>;
  requests: number;
  faults: Record<string, string>;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

function summary(path: string, hero: boolean, runs: LighthouseRun[], bare: LighthouseRun[]) {
  const middle = (read: (run: LighthouseRun) => number) => median(runs.map(read));
  const kinds = [...new Set(runs.flatMap(({ bytes }) => Object.keys(bytes)))];
  return {
    path,
    hero,
    scores: Object.fromEntries(
      categories.map((name) => [name, middle(({ scores }) => scores[name] ?? 0)]),
    ),
    firstPaint: middle((run) => run.firstPaint),
    largestPaint: middle((run) => run.largestPaint),
    toBare: ratio(
      runs.map((run) => run.largestPaint),
      bare.map((run) => run.largestPaint),
    ),
    barePaint: median(bare.map((run) => run.largestPaint)),
    blocked: middle((run) => run.blocked),
    shift: middle((run) => run.shift),
    paintGap: middle((run) => run.observedLargest - run.observedFirst),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, middle(({ bytes }) => bytes[kind] ?? 0)])),
    requests: middle((run) => run.requests),
    faults: Object.assign({}, ...runs.map((run) => run.faults)),
  } satisfies PageSpeed;
}

/** Lighthouse on a page and on its bare page, in turns. @param port of a browser's DevTools */
export async function measureSpeed(
  site: AuditedSite,
  path: string,
  runs: number,
  port: number,
): Promise<PageSpeed> {
  const { address, hero } = await site.bareOf(path);
  const measured: LighthouseRun[] = [];
  const bare: LighthouseRun[] = [];
  for (let run = 0; run < runs; run += 1) {
    bare.push(await runLighthouse(address, port, ['performance']));
    measured.push(await runLighthouse(site.address + path, port, categories));
  }
  return summary(path, hero, measured, bare);
}
