/**
 * Lays out a page in steps: its first bands with the first frame, each one below in a task of its own right
 * after it. All at once they hold up a slow phone for a tenth of a second (site/styles/base.css has them
 * wait). The document writes this function into its head as it stands, so it uses nothing outside itself.
 */
export function deferBands() {
  const { dataset } = document.documentElement;
  // The way into the middle of a page, or back to it, needs the heights of all that stands above.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') return;
  dataset.deferred = '';
  let bands: HTMLElement[] | undefined;
  const layOut = () => {
    const band = bands?.shift();
    if (!band) {
      delete dataset.deferred;
      return;
    }
    band.dataset.ready = '';
    band.getBoundingClientRect();
    setTimeout(layOut);
  };
  const start = () => {
    if (bands) return;
    bands = [...document.querySelectorAll<HTMLElement>('main > :nth-child(n + 3), body > footer')];
    layOut();
  };
  // After the first frame, and where no frame comes.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)));
  addEventListener('load', () => setTimeout(start));
}
