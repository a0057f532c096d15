import EmblaCarousel from 'embla-carousel';
import { isCalm } from '../../scripts/calm-switch.ts';
import { startAutoplay } from './slide-autoplay.ts';

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Makes an endless slider of the row of testimonials. Only attributes change, so the focus stays. */
export function startSlider(part: HTMLElement): void {
  const row = part.querySelector<HTMLElement>('[role="group"]');
  const toggle = part.querySelector<HTMLElement>('[data-toggle]');
  if (!row || !toggle) return;
  // Before this the slides are a row to scroll: whoever scrolled on to the third finds the third.
  const scrolled = row.scrollLeft;
  const startIndex = Math.round(scrolled / (row.querySelector('li')?.offsetWidth || 1));
  // First of all that changes the page: it measures every slide, and would lay them out anew.
  const slider = EmblaCarousel(row, { loop: true, align: 'start', startIndex });
  if (scrolled) row.scrollLeft = 0;
  row.dataset.ready = '';

  function step(by: number) {
    if (by > 0) slider.scrollNext(isCalm());
    if (by < 0) slider.scrollPrev(isCalm());
  }

  /** A visitor hears which one comes; slides that move by themselves say nothing. */
  function stepAloud(by: number) {
    step(by);
    const place = part.querySelector<HTMLElement>('[data-place]');
    if (!place) return;
    place.textContent = (place.dataset.place ?? '')
      .replace('{number}', String(slider.selectedScrollSnap() + 1))
      .replace('{count}', String(row?.querySelectorAll('li').length));
  }
  for (const button of part.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => stepAloud(Number(button.dataset.step)));
  part.addEventListener('keydown', (event) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    stepAloud(by);
  });
  startAutoplay({ part, row, toggle }, () => step(1));
}
