import { isMotionReduced } from '../../client/reduced-motion-switch.ts';

/** Milliseconds from one step to the next. */
const step = 2000;
/** The most slides that are visible at once. */
const visible = 2;

/** A copy of a slide, at the other end of the row, for eyes only. */
function copyOf(slide: Element): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  return copy;
}

/**
 * A row of slides that scrolls sideways: by swipe and arrow keys of the browser, by its two buttons, and by itself
 * every two seconds while nobody reads it. Copies of the last slides before the first and of the first after the last
 * make it endless: at a copy, the row jumps to the slide itself.
 */
export function startSlider(host: HTMLElement, row: HTMLElement): void {
  const slides = [...row.children];
  const width = () => slides[0]?.getBoundingClientRect().width ?? 0;
  const copies = (some: Element[]) => some.map(copyOf);
  const before = copies(slides.slice(-visible));
  // The visitor may have swiped before this script came.
  const first = Math.round(row.scrollLeft / width());
  row.prepend(...before);
  row.append(...copies(slides.slice(0, visible)));

  let current = first;
  let measured = width();
  function jumpTo(index: number) {
    current = index;
    row.scrollTo({ left: (before.length + index) * measured, behavior: 'instant' });
  }
  function follow() {
    // The window has another size: the observer below comes next.
    if (width() !== measured) return;
    const index = row.scrollLeft / measured - before.length;
    const tolerance = 1 / measured;
    if (index >= slides.length - tolerance) jumpTo(index - slides.length);
    else if (index <= tolerance - 1) jumpTo(index + slides.length);
    else current = index;
  }
  function moveBy(count: number) {
    const index = Math.round(row.scrollLeft / width()) + count;
    row.scrollTo({
      left: index * width(),
      behavior: isMotionReduced() ? 'instant' : 'smooth',
    });
  }

  let inView = false;
  /** A finger has no hover: what it has touched stays until it is out of view. */
  let isTouched = false;
  const isRead = () => isTouched || host.matches(':hover, :focus-within');
  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    if (!inView) isTouched = false;
  }).observe(row);
  row.addEventListener('pointerdown', ({ pointerType }) => {
    isTouched = pointerType !== 'mouse';
  });
  row.addEventListener('scroll', follow, { passive: true });
  new ResizeObserver(() => {
    measured = width();
    jumpTo(Math.round(current));
  }).observe(row);
  for (const button of host.querySelectorAll<HTMLElement>('[data-move]'))
    button.addEventListener('click', () => moveBy(Number(button.dataset.move)));
  setInterval(() => {
    if (inView && !document.hidden && !isRead() && !isMotionReduced()) moveBy(1);
  }, step);
  jumpTo(first);
}
