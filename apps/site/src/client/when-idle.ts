import { isMotionReduced } from './reduced-motion-switch.ts';

/** Milliseconds from the loaded page to the question whether the machine is idle. */
const rest = 3000;

/**
 * Calls `start` once the page is idle, the part is in sight and motion is allowed, so that an animation does
 * not delay the text.
 */
export function whenIdleInSight(part: HTMLElement, start: () => void): void {
  let seen = false;
  let idle = false;
  let started = false;

  function check() {
    if (started || !seen || !idle || isMotionReduced()) return;
    started = true;
    start();
  }
  const nowIdle = () => {
    idle = true;
    check();
  };
  // Safari has no requestIdleCallback: there it starts after the delay.
  const later = () =>
    setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(nowIdle) : nowIdle()),
      rest,
    );
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    check();
  }).observe(part);
  addEventListener('reduced-motion', check);
}
