/** Milliseconds in which an accordion surely has opened one item and closed the other. */
const settled = 600;

/** Closing an item above moves the clicked title up: scrolls so that it stays in sight below the header. */
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

/** Items of which one at a time is open. */
export function startAccordions() {
  for (const item of document.querySelectorAll('main details[name]')) {
    const title = item.querySelector('summary');
    title?.addEventListener('click', () => {
      // Before the browser opens it; one that closes moves nothing above it.
      if (!item.hasAttribute('open')) keepInSight(title);
    });
    const fetchPictures = () => {
      for (const picture of item.querySelectorAll('img')) picture.loading = 'eager';
    };
    for (const sign of ['pointerover', 'focusin'])
      item.addEventListener(sign, fetchPictures, { once: true });
  }
}
