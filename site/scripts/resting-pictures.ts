/**
 * While a page rests, only the pictures of its first screen are fetched: Chromium asks for lazy ones up to
 * three screens ahead, which whoever leaves again would have paid for. The first sign of a visitor who stays
 * gives the pictures back to the browser, which fetches as far ahead as it thinks right. They keep their
 * places meanwhile: what is clipped away whole is not asked for (site/styles/base.css). The document writes
 * this function into its head as it stands, so it uses nothing outside itself.
 */
export function restPictures() {
  const signs = [
    ...['scroll', 'wheel', 'touchstart', 'pointermove', 'pointerdown'],
    ...['click', 'keydown', 'focusin', 'beforeprint'],
  ];
  const { dataset } = document.documentElement;
  const end = (sign: Event) => {
    // A browser tells of a pointer that rests while the page is laid out beneath it.
    if (
      sign instanceof PointerEvent &&
      sign.type === 'pointermove' &&
      !sign.movementX &&
      !sign.movementY
    )
      return;
    // A row that begins at its chosen link has scrolled by itself.
    if (sign.type === 'scroll' && sign.target !== document) return;
    delete dataset.resting;
    for (const sign of signs) removeEventListener(sign, end, true);
  };
  const showFirstScreen = () => {
    // To measure what waits to be laid out would lay it out.
    for (const picture of document.querySelectorAll<HTMLElement>('img[loading="lazy"]'))
      if (
        picture.checkVisibility({ contentVisibilityAuto: true }) &&
        picture.getBoundingClientRect().top < innerHeight
      )
        picture.dataset.near = '';
  };
  // The way into the middle of a page, or back to it, is a sign as well.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') return;
  dataset.resting = '';
  for (const sign of signs) addEventListener(sign, end, { capture: true, passive: true });
  // With the first frame of the whole page, and where no frame comes; bands that come after it and a larger
  // window show more.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(showFirstScreen));
  for (const event of ['load', 'bands', 'resize']) addEventListener(event, showFirstScreen);
}
