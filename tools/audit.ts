import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { launch } from 'chrome-launcher';
import { startAuditedSite } from './audit/audited-site.ts';
import { measurePage, type PageSpeed } from './audit/measure-page.ts';
import { measurePresses, type PressSpeed } from './audit/measure-presses.ts';
import { readArguments, refuse } from './running/command-line.ts';

const help = `Runs Lighthouse as a phone on the built site in dist/, over TLS and HTTP/2: one page of each kind,
together with a plain page that has the same words and first picture. Then presses every control as on a slow
phone and measures the time to the next frame. Run npm run build first.

  npm run audit
  npm run audit -- --pages /,/contact-us   these pages only
  npm run audit -- --runs 1                visits to each page (default 3); the table shows medians

The reports of Lighthouse are written to audit/ in DATA_DIR (data). The table marks a missed goal with !,
and the exit code is then 1.
`;

/** One page of each kind: pages of the same folder are one kind. */
async function onePageOfEachKind(service: string): Promise<string[]> {
  const xml = await (await fetch(`${service}/sitemap-0.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const kinds = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')) || path);
  return [...kinds.values()].flatMap(([first]) => first ?? []);
}

/** A column: heading, value, and whether the value reaches the goal. */
type Column = [head: string, read: (page: PageSpeed) => string, good: (page: PageSpeed) => boolean];

const score = (head: string, category: string, min: number): Column => [
  head,
  ({ scores }) => scores[category]?.toFixed(0) ?? '–',
  ({ scores }) => (scores[category] ?? 100) >= min,
];

const columns: Column[] = [
  ['page', ({ path }) => path, () => true],
  score('performance', 'performance', 99),
  score('accessibility', 'accessibility', 100),
  score('best practices', 'best-practices', 100),
  score('SEO', 'seo', 100),
  ['LCP', ({ lcp }) => `${lcp.toFixed(0)} ms`, () => true],
  ['to baseline', ({ ratio }) => `${ratio.toFixed(2)}×`, ({ ratio }) => ratio <= 1.4],
  ['TBT', ({ tbt }) => `${tbt.toFixed(0)} ms`, ({ tbt }) => tbt <= 100],
  ['CLS', ({ cls }) => cls.toFixed(3), ({ cls }) => cls <= 0.01],
];

/** Milliseconds in which a press is answered, the worst run; Google calls more than 200 slow. */
const longestPress = 200;

const isSlow = ({ times }: PressSpeed) => Math.max(...times) > longestPress;

const pressRows = (speeds: readonly PressSpeed[]) => [
  ['press', 'ms in each run', 'large recalculations of style'],
  ...speeds.map((speed) => [
    speed.name,
    speed.times.join(' · ') + (isSlow(speed) ? ' !' : ''),
    String(speed.largeStyles),
  ]),
];

const pageRows = (pages: readonly PageSpeed[]) => [
  columns.map(([head]) => head),
  ...pages.map((page) => columns.map(([, read, good]) => read(page) + (good(page) ? '' : ' !'))),
];

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

const fileOf = (path: string) => `${path.slice(1).replaceAll('/', '-') || 'home'}.html`;

async function audit(runs: number, requested?: string[]): Promise<void> {
  const folder = join(process.env.DATA_DIR ?? 'data', 'audit');
  await mkdir(folder, { recursive: true });
  const site = await startAuditedSite(resolve(process.env.DIST_DIR ?? 'dist'));
  const chromeFlags = ['--headless=new', '--no-sandbox', '--ignore-certificate-errors'];
  const chrome = await launch({ chromeFlags });
  const pages: PageSpeed[] = [];
  let speeds: PressSpeed[] = [];
  try {
    for (const path of requested ?? (await onePageOfEachKind(site.service))) {
      const page = await measurePage(site.url, path, { port: chrome.port, runs });
      await writeFile(join(folder, fileOf(path)), page.report);
      console.info(`${path}: ${page.ratio.toFixed(2)} × its baseline page`);
      pages.push(page);
    }
    speeds = await measurePresses(site.service, runs);
  } finally {
    chrome.kill();
    await site.stop();
  }
  console.info(`\n${table(pageRows(pages))}\n\n${table(pressRows(speeds))}\n\nReports: ${folder}`);
  if (speeds.some(isSlow) || pages.some((page) => columns.some(([, , good]) => !good(page))))
    process.exitCode = 1;
}

const { values } = readArguments(help, {
  options: { pages: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
if (!/^[1-9]$/.test(values.runs))
  refuse(`--runs ${values.runs} is not valid. Give a number from 1 to 9.`);
await audit(Number(values.runs), values.pages?.split(','));
