import type { Page } from 'playwright';
import { requireChromium } from '../../../checks/support/chromium.ts';
import { scrollToEnd } from '../../../checks/support/page-pool.ts';
import { openBrowser } from '../../../checks/support/site-browser.ts';
import { onePerFolder, sitePaths } from '../../../checks/support/site-pages.ts';
import { median, percentile } from '../numbers.ts';
import { startServers } from '../servers.ts';
import { inMilliseconds, table } from '../table.ts';
import { type Control, controlAt, findControls } from './controls.ts';
import { press } from './press.ts';

export type InteractionsWorkload = { rounds: number; paths?: readonly string[] | undefined };

/** How much slower the processor is made: about a phone of five years ago. */
const SLOWER = 4;
const GOAL_MS = 100;

/** What the browser itself opens, without a script. */
const bare = '<!doctype html><details><summary>Reference</summary><p>Opened.</p></details>';

type Measured = Control & { path: string; answers: number[] };

async function openSlowed(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.detach();
}

/**
 * Presses every kind of control on one page of each kind, or on those named, each on a fresh page, so that
 * what wakes by a press is counted too; once a round also a bare `<details>`.
 */
export async function benchInteractions({ rounds, paths }: InteractionsWorkload): Promise<string> {
  requireChromium();
  const servers = await startServers();
  const browser = await openBrowser({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
  });
  const site = servers.real.address;
  const references: number[] = [];
  const measured: Measured[] = [];
  try {
    const page = await browser.newPage();
    for (const path of paths ?? onePerFolder(await sitePaths(site))) {
      await page.goto(site + path);
      // A part that still waits to come in is invisible.
      await scrollToEnd(page);
      for (const control of await findControls(page))
        measured.push({ ...control, path, answers: [] });
    }
    for (let round = 0; round < rounds; round += 1) {
      await openSlowed(page, 'about:blank');
      await page.setContent(bare);
      references.push(await press(page, page.locator('summary')));
      for (const control of measured) {
        await openSlowed(page, site + control.path);
        control.answers.push(await press(page, controlAt(page, control)));
      }
    }
  } finally {
    await browser.close();
    await servers.stop();
  }
  return report(measured, references);
}

function report(measured: readonly Measured[], references: readonly number[]): string {
  const slowest = measured
    .map(({ path, name, answers }) => ({ path, name, middle: median(answers), answers }))
    .toSorted((one, other) => other.middle - one.middle);
  const row = (what: string, answers: readonly number[]) => [
    what,
    inMilliseconds(median(answers)),
    inMilliseconds(percentile(answers, 1)),
  ];
  const late = slowest.filter(({ middle }) => middle > GOAL_MS);
  return [
    `${measured.length} controls at 390 × 844, the processor ${SLOWER} times slower, ${references.length} presses each.`,
    '',
    table(
      ['the slowest answers', 'median ms', 'worst'],
      [
        ...slowest.slice(0, 12).map(({ path, name, answers }) => row(`${path}  ${name}`, answers)),
        row('reference: a bare <details>', references),
      ],
    ),
    '',
    `${late.length} of ${measured.length} take more than ${GOAL_MS} ms.`,
  ].join('\n');
}
