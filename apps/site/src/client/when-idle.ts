import { isMotionReduced } from './reduced-motion-switch.ts';

/** The wait after the load event before the page is asked whether it is idle. */
const delayMs = 3000;

/**
 * Calls `start` once the page is idle, the element is in sight and motion is allowed, so that an animation does
 * not delay the text.
 */
export function whenIdleInSight(element: HTMLElement, start: () => void): void {
  let visible = false;
  let idle = false;
  let started = false;

  function check() {
    if (started || !visible || !idle || isMotionReduced()) return;
    started = true;
    start();
  }
  const onIdle = () => {
    idle = true;
    check();
  };
  // Safari has no requestIdleCallback: there it starts after the delay.
  const waitForIdle = () =>
    setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(onIdle) : onIdle()),
      delayMs,
    );
  if (document.readyState === 'complete') waitForIdle();
  else addEventListener('load', waitForIdle, { once: true });
  new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false;
    check();
  }).observe(element);
  addEventListener('reduced-motion', check);
}
