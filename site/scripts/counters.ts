import { isCalm } from './calm-switch.ts';

const delay = 500;
const duration = 1600;

function countUp(counter: HTMLElement, target: number) {
  // As wide as its target from the start: the suffix must not be pushed along by each new digit.
  counter.style.setProperty('min-width', `${counter.offsetWidth}px`);
  const start = performance.now() + delay;
  const frame = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - start) / duration));
    counter.textContent = String(Math.round(target * (1 - (1 - progress) ** 3)));
    if (progress < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Numbers count from 0 to their target, half a second after they are met, once. */
export function startCounters() {
  const counters = document.querySelectorAll<HTMLElement>('[data-count]');
  if (counters.length === 0 || isCalm()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      countUp(target as HTMLElement, Number((target as HTMLElement).dataset.count));
    }
  });
  for (const counter of counters) observer.observe(counter);
}
