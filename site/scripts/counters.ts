import { isCalm } from './calm-switch.ts';

const delay = 500;
const duration = 700;
/** The part of a window below its edge in which a counter sets off, so that it has begun when it is seen. */
const ahead = '80%';

function countUp(counter: HTMLElement, target: number) {
  const start = performance.now() + delay;
  // Before anything is written: the room that the target takes.
  counter.style.setProperty('min-width', `${counter.getBoundingClientRect().width}px`);
  counter.dataset.counting = '';
  const frame = (now: number) => {
    const progress = isCalm() ? 1 : Math.min(1, Math.max(0, (now - start) / duration));
    counter.textContent = String(Math.round(target * (1 - (1 - progress) ** 3)));
    if (progress < 1) requestAnimationFrame(frame);
    else {
      delete counter.dataset.counting;
      counter.style.removeProperty('min-width');
    }
  };
  requestAnimationFrame(frame);
}

/** Numbers count from 0 to their target, half a second after they come near, once. */
export function startCounters() {
  const counters = document.querySelectorAll<HTMLElement>('[data-count]');
  if (counters.length === 0 || isCalm()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        if (isCalm()) continue;
        countUp(target as HTMLElement, Number((target as HTMLElement).dataset.count));
      }
    },
    { rootMargin: `0px 0px ${ahead}` },
  );
  for (const counter of counters) observer.observe(counter);
}
