import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';

/** Where the pages of failed tests are saved, a folder for each test. */
export const failuresFolder = '.cache/failures';

/** A running test: the name of its folder, the pages it opened, and how many were saved. */
type RunningTest = { folder: string; pages: Set<Page>; saved: number };

const current = new AsyncLocalStorage<RunningTest>();
const consoleLines = new WeakMap<Page, string[]>();

/** Runs a test so that its pages can be saved when it fails. Tests of a file run at the same time. */
export const runTestNamed = (name: string, run: () => Promise<void>) =>
  current.run({ folder: folderOf(name), pages: new Set(), saved: 0 }, run);

const folderOf = (name: string) =>
  join(failuresFolder, name.replaceAll(/[^\w.]+/g, '-').slice(0, 150));

/** Records the console of a context's pages, and which test opened them. */
export function watchPages(context: BrowserContext): void {
  context.on('page', (page) => {
    const lines: string[] = [];
    consoleLines.set(page, lines);
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => lines.push(`error: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) =>
      lines.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
    );
  });
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    current.getStore()?.pages.add(page);
    return page;
  };
}

/** Saves a page of the current test: its screenshot, its HTML and its console. */
export async function savePage(page: Page): Promise<void> {
  const test = current.getStore();
  if (!test || page.isClosed()) return;
  if (test.saved === 0) await rm(test.folder, { recursive: true, force: true });
  await mkdir(test.folder, { recursive: true });
  test.saved += 1;
  const file = (name: string) => join(test.folder, `${test.saved}-${name}`);
  await writeFile(file('console.txt'), [page.url(), ...(consoleLines.get(page) ?? [])].join('\n'));
  // A page that hangs has no HTML to give.
  const html = await Promise.race([page.content().catch(String), pause(5000, '')]);
  await writeFile(file('page.html'), html);
  // A page without frames cannot be drawn.
  await page.screenshot({ path: file('screen.png'), timeout: 5000 }).catch(() => undefined);
}

/** Saves the pages that the failed test opened. @returns the folder, if anything was saved */
export async function saveFailure(): Promise<string | undefined> {
  const test = current.getStore();
  for (const page of test?.pages ?? []) await savePage(page);
  return test?.saved ? test.folder : undefined;
}
