import type { Locator, Page } from 'playwright';

/** How long after a press its last frame is waited for. */
const untilAnswered = 600;

/** An answer that comes faster is not reported by the browser. In milliseconds. */
export const leastReported = 16;

/** Begins to note how long presses take until the page has drawn its answer. */
const noteAnswers = (page: Page) =>
  page.evaluate((threshold) => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    const wishes = { type: 'event', durationThreshold: threshold } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const event of list.getEntries() as PerformanceEventTiming[])
        if (event.interactionId > 0) answers.push(event.duration);
    }).observe(wishes);
  }, leastReported);

/**
 * Presses a control as a finger or a mouse does.
 * @returns from the press until the next frame is drawn, in milliseconds, in steps of 8; `leastReported`
 * where it was faster
 */
export async function press(page: Page, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(untilAnswered);
  await noteAnswers(page);
  // A box may lie under its own label: the press goes to whatever is drawn there, as a finger's does.
  await control.click({ force: true });
  await page.waitForTimeout(untilAnswered);
  const answers = await page.evaluate(() => Reflect.get(window, 'answers') as number[]);
  return Math.max(leastReported, ...answers);
}
