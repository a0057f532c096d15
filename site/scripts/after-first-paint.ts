/**
 * What the document writes into its head as it stands; so it uses nothing outside itself. A visitor who
 * asked for calm is calm before anything moves. Whatever the first screen can do without waits until it has
 * been painted, since each of it would delay that by a journey to the server or a tenth of a second of a
 * slow phone: the sheet with the styles of all that stands below (site/build/split-styles.ts), then scripts
 * that the build held back (hold-scripts.ts), and the bands below, laid out one by one
 * (site/styles/base.css has them wait). Whatever else waits hears of it (hold-islands.ts).
 */
export function afterFirstPaint() {
  const { dataset } = document.documentElement;
  try {
    if (localStorage.getItem('calm') === 'on') dataset.calm = '';
  } catch {
    // Storage can be blocked: nothing is remembered then.
  }

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

  const wait = (ms: number) => new Promise((over) => setTimeout(over, ms));

  let styled: Promise<unknown> | undefined;
  /** Where a browser can wait for styles before it paints, it does, as long as the body has not begun. */
  function fetchStyles() {
    const { sheet } = document.querySelector<HTMLElement>('[data-sheet]')?.dataset ?? {};
    if (!sheet) return Promise.resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('blocking', 'render');
    const come = new Promise<unknown>((resolve) => {
      link.onload = resolve;
      link.onerror = async () => {
        // A newer build has taken the place of this page's; cut off, a page can be read without its sheet.
        const answer = await fetch(sheet, { method: 'HEAD' }).catch(() => undefined);
        if (answer?.status === 404 && visit?.type !== 'reload') location.reload();
        else resolve(answer);
      };
    });
    link.href = sheet;
    document.head.append(link);
    return come;
  }

  /** Each in a task of its own, so that a press waits for one band at most. */
  function layOut([band, ...below]: HTMLElement[]) {
    document.body.getBoundingClientRect();
    setTimeout(() => {
      if (band) {
        band.dataset.ready = '';
        layOut(below);
        return;
      }
      delete dataset.deferred;
      dispatchEvent(new Event('bands'));
    });
  }

  let begun = false;
  async function begin() {
    if (begun || document.readyState === 'loading') return;
    begun = true;
    styled ??= fetchStyles();
    dispatchEvent(new Event('after-first-paint'));
    await styled;
    // Trusted types refuse an address that becomes a script; a module that is imported needs none.
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]'))
      void import(/* @vite-ignore */ script.dataset.src ?? '');
    if ('deferred' in dataset)
      layOut([
        ...[...document.querySelectorAll<HTMLElement>('main > :not(script)')].slice(2),
        ...document.querySelectorAll<HTMLElement>('[data-later], body > footer'),
      ]);
  }

  // The way into the middle of a page, or back to it, needs the heights of all that stands above.
  if (location.hash || visit?.type !== 'navigate') styled = fetchStyles();
  else dataset.deferred = '';

  // Whoever acts does not wait for pictures.
  for (const sign of ['scroll', 'wheel', 'pointerdown', 'keydown', 'focusin', 'beforeprint'])
    addEventListener(sign, begin, { capture: true, passive: true, once: true });

  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  addEventListener('load', async () => {
    // Nothing is painted in a tab behind others.
    if (document.hidden) {
      begin();
      return;
    }
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
    const shown = Promise.allSettled([painted, ...pictures.map((picture) => picture.decode())]);
    // Where pictures are blocked they are never decoded, and not every browser tells of its paint.
    await Promise.race([shown, wait(300)]);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  });
  // A picture that never comes.
  addEventListener('DOMContentLoaded', () => setTimeout(begin, 5000));
}
