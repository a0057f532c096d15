import { isMotionReduced } from '../../client/reduced-motion-switch.ts';

const delayMs = 500;
const durationMs = 700;

const targetOf = (counter: HTMLElement) => Number(counter.dataset.count);

function countUp(counter: HTMLElement) {
  const start = performance.now() + delayMs;
  const frame = (now: number) => {
    const progress = isMotionReduced() ? 1 : Math.min(1, Math.max(0, (now - start) / durationMs));
    counter.textContent = String(Math.round(targetOf(counter) * (1 - (1 - progress) ** 3)));
    if (progress < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Numbers start at 0 and count up to their target once, half a second after they are visible. */
export function startCounters() {
  const counters = [...document.querySelectorAll<HTMLElement>('[data-count]')];
  if (counters.length === 0 || isMotionReduced()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      countUp(target as HTMLElement);
    }
  });
  for (const counter of counters) {
    counter.textContent = '0';
    observer.observe(counter);
  }
  addEventListener('beforeprint', () => {
    for (const counter of counters) counter.textContent = String(targetOf(counter));
  });
}
