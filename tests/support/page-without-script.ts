import type { Page } from 'playwright';

/** Problems of a page that runs no script: buttons that do nothing, what moves by itself, what is missing. */
export const problemsWithoutScript = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const buttons = [...document.querySelectorAll('button:not([type="submit"])')]
      .filter(isSeen)
      .map((button) => `the button “${button.textContent?.trim()}” does nothing`);
    // What follows the scroll position, and what ends soon, may move.
    const moving = document.getAnimations().flatMap((animation) => {
      const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      const isScrollDriven = !(animation.timeline instanceof DocumentTimeline);
      if (isScrollDriven || animation.playState !== 'running' || Number(endTime) < 5000) return [];
      const target = (animation.effect as KeyframeEffect | null)?.target;
      return [`${target?.tagName} ${target?.className} moves for ${endTime} ms`];
    });
    const hidden = [...document.querySelectorAll('[data-reveal]')]
      .filter((part) => getComputedStyle(part).opacity !== '1')
      .map((part) => `${part.tagName} ${part.className} is not visible`);
    return [...buttons, ...moving, ...hidden].map((problem) => `without script: ${problem}`);
  });
