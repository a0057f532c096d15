import type { Page } from 'playwright';
import { requireChromium } from '../../../checks/support/chromium.ts';
import { openBrowser } from '../../../checks/support/site-browser.ts';
import { barePage } from '../../audit/bare-page.ts';
import { median, percentile } from '../numbers.ts';
import { startServers } from '../servers.ts';
import { inMilliseconds, table } from '../table.ts';
import { type Task, traceTasks } from './traced-tasks.ts';

export type ScrollingWorkload = { rounds: number; paths?: readonly string[] | undefined };

/** How much slower the processor is made: about a phone of five years ago. */
const SLOWER = 4;
/** A longer task is felt: https://developer.mozilla.org/docs/Glossary/Long_task. In milliseconds. */
const GOAL_MS = 50;
/** Long enough for what a page does once it rests, in milliseconds. */
const REST_MS = 1500;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

type Visit = { name: string; tasks: Task[] };

/** Down to the end, as a wheel or a thumb goes: a third of a screen at a time. */
async function scrollDown(page: Page, end: number): Promise<void> {
  for (let top = 0; top < end; top += 300) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(80);
  }
  await page.waitForTimeout(500);
}

/** @param open loads the page, at the processor's own speed */
async function visit(page: Page, open: () => Promise<unknown>): Promise<Task[]> {
  await open();
  await page.waitForTimeout(REST_MS);
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  try {
    return await traceTasks(session, () => scrollDown(page, end));
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}

/** Scrolls pages to their ends on a phone and in a wide window, each time beside a bare page of the same words. */
export async function benchScrolling({
  rounds,
  paths = ['/'],
}: ScrollingWorkload): Promise<string> {
  requireChromium();
  const servers = await startServers();
  const site = servers.real.address;
  const visits: Visit[] = [];
  try {
    for (const viewport of WINDOWS) {
      const browser = await openBrowser({ viewport, reducedMotion: 'no-preference' });
      try {
        for (let round = 0; round < rounds; round += 1)
          for (const path of paths) {
            const { html } = barePage(await (await fetch(site + path)).text());
            const page = await browser.newPage();
            const reference = await visit(page, () => page.setContent(html));
            const tasks = await visit(page, () => page.goto(site + path, { waitUntil: 'load' }));
            const name = `${path} at ${viewport.width} px`;
            visits.push(
              { name, tasks },
              { name: `${name}, a bare page of its words`, tasks: reference },
            );
            await page.close();
          }
      } finally {
        await browser.close();
      }
    }
  } finally {
    await servers.stop();
  }
  return report(visits, rounds);
}

const longestOf = (tasks: readonly Task[]) => tasks.toSorted((a, b) => b.time - a.time);

/** What a task was made of, the largest parts first. */
const described = ({ parts }: Task) =>
  [...parts]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 4)
    .map(([name, time]) => `${name} ${inMilliseconds(time)}`)
    .join(', ');

function report(visits: readonly Visit[], rounds: number): string {
  const byName = [...Map.groupBy(visits, ({ name }) => name)];
  const rows = byName.map(([name, ofName]) => {
    const longest = ofName.map(({ tasks }) => longestOf(tasks)[0]?.time ?? 0);
    const long = ofName.map(({ tasks }) => tasks.filter(({ time }) => time > GOAL_MS).length);
    return [
      name,
      inMilliseconds(median(longest)),
      inMilliseconds(percentile(longest, 1)),
      inMilliseconds(median(long)),
    ];
  });
  const longest = longestOf(visits.flatMap(({ tasks }) => tasks)).slice(0, 5);
  return [
    `Scrolled to the end ${rounds} times, the processor ${SLOWER} times slower. Processor time of the main thread.`,
    '',
    table(['the longest task', 'median ms', 'worst', `over ${GOAL_MS} ms`], rows),
    '',
    'The longest of all, and what they were made of:',
    ...longest.map((task) => `  ${inMilliseconds(task.time)} ms: ${described(task)}`),
  ].join('\n');
}
