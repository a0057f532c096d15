import type { AuditedSite } from './audited-site.ts';
import { type LighthouseRun, runLighthouse } from './lighthouse-run.ts';
import { median, ratio } from './numbers.ts';

export type PageSpeed = {
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
  /** Audits of Lighthouse that took something from a score, by id with their titles. */
  faults: Record<string, string>;
};

const categories = ['performance', 'accessibility', 'best-practices'];

function summary(hero: boolean, runs: LighthouseRun[], bare: LighthouseRun[]) {
  const middle = (read: (run: LighthouseRun) => number) => median(runs.map(read));
  const [first] = runs;
  return {
    hero,
    scores: Object.fromEntries(
      Object.keys(first?.scores ?? {}).map((name) => [
        name,
        middle(({ scores }) => scores[name] ?? 0),
      ]),
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
    faults: Object.assign({}, ...runs.map((run) => run.faults)),
  } satisfies PageSpeed;
}

type Wishes = {
  /** How often. */
  runs: number;
  /** Of a browser's DevTools. */
  port: number;
  /** Search engines are told of the page; of others nobody asks whether these can read it. */
  listed: boolean;
  /** Prints what the largest paint of each first run waits for. */
  graph: boolean;
};

/** Lighthouse on a page and on its bare page, in turns. */
export async function measureSpeed(
  site: AuditedSite,
  path: string,
  { runs, port, listed, graph }: Wishes,
): Promise<PageSpeed> {
  const { address, hero } = await site.bareOf(path);
  const asked = listed ? [...categories, 'seo'] : categories;
  const measured: LighthouseRun[] = [];
  const bare: LighthouseRun[] = [];
  for (let run = 0; run < runs; run += 1) {
    const shown = graph && run === 0;
    bare.push(await runLighthouse(address, port, ['performance'], shown));
    measured.push(await runLighthouse(site.address + path, port, asked, shown));
  }
  return summary(hero, measured, bare);
}
