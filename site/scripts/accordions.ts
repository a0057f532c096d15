/** Milliseconds in which an accordion surely has opened one item and closed the other. */
const settled = 600;

/** What closes above moves the clicked title up: it stays below the header and in the window. */
function keepInSight(title: Element) {
  const end = new AbortController();
  for (const sign of ['wheel', 'touchmove', 'keydown'])
    addEventListener(sign, () => end.abort(), { signal: end.signal, passive: true });
  const start = performance.now();
  function keep() {
    if (end.signal.aborted) return;
    title.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (performance.now() - start < settled) requestAnimationFrame(keep);
    else end.abort();
  }
  requestAnimationFrame(keep);
}

/** The pictures of closed items are fetched once their accordion is near, to be there when one opens. */
function fetchNearPictures(items: Iterable<Element>) {
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        for (const picture of target.querySelectorAll('img')) picture.loading = 'eager';
      }
    },
    { rootMargin: '50%' },
  );
  for (const item of items) sight.observe(item);
}

/** Items of which one at a time is open. */
export function startAccordions() {
  const items = document.querySelectorAll('main details[name]');
  for (const item of items) {
    const title = item.querySelector('summary');
    title?.addEventListener('click', () => {
      // Before the browser opens it; one that closes moves nothing above it.
      if (!item.hasAttribute('open')) keepInSight(title);
    });
  }
  if (items.length === 0) return;
  // A page at rest fetches no picture but those of its first screen.
  const start = new AbortController();
  for (const sign of ['scroll', 'pointerover', 'focusin'])
    addEventListener(
      sign,
      () => {
        start.abort();
        fetchNearPictures(items);
      },
      { signal: start.signal, passive: true },
    );
}
