import { hashTarget } from './hash-target.ts';

/** After this time an accordion has opened one item and closed the other. */
const transitionMs = 600;

/** An item above that closes moves the clicked title up: scrolls so that the title stays in sight. */
function keepInSight(title: Element) {
  const end = new AbortController();
  for (const event of ['wheel', 'touchmove', 'keydown'])
    addEventListener(event, () => end.abort(), { signal: end.signal, passive: true });
  const start = performance.now();
  function update() {
    if (end.signal.aborted) return;
    title.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (performance.now() - start < transitionMs) requestAnimationFrame(update);
    else end.abort();
  }
  requestAnimationFrame(update);
}

/** Opens the item that the address names. */
function openNamed() {
  const item = hashTarget(location.hash);
  if (!(item instanceof HTMLDetailsElement)) return;
  item.open = true;
  item.scrollIntoView({ behavior: 'instant' });
}

/** For items of which one at a time is open. */
export function startAccordions() {
  openNamed();
  addEventListener('hashchange', openNamed);
  for (const item of document.querySelectorAll('main details[name]')) {
    const title = item.querySelector('summary');
    title?.addEventListener('click', () => {
      // The click comes before the browser opens the item. Closing one moves nothing above it.
      if (!item.hasAttribute('open')) keepInSight(title);
    });
    const fetchPictures = () => {
      for (const picture of item.querySelectorAll('img')) picture.loading = 'eager';
    };
    for (const event of ['pointerover', 'focusin'])
      item.addEventListener(event, fetchPictures, { once: true });
  }
}
