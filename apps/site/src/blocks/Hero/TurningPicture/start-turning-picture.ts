import { isMotionReduced } from '../../../client/reduced-motion-switch.ts';
import { whenIdleInSight } from '../../../client/when-idle.ts';

type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** False on metered or slow connections and with a data saver. Browsers that do not say count as unmetered. */
function isUnmetered(): boolean {
  const { saveData, type, effectiveType } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return (
    !saveData &&
    type !== 'cellular' &&
    (effectiveType ?? '4g') === '4g' &&
    !matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Makes the still picture turn under the pointer. Where the sequence cannot be loaded, the still picture stays. */
async function startTurning(host: HTMLElement): Promise<void> {
  const canvas = host.querySelector('canvas');
  const handle = host.querySelector<HTMLElement>('[role="slider"]');
  const section = host.closest('section');
  if (!canvas || !handle || !section || !isUnmetered()) return;
  const { turnPicture } = await import('./turn-picture.ts');
  await turnPicture(host.dataset.turning ?? '', canvas, { host, handle, section });

  // Pinning must not move a page that is scrolled or shows the next section; a section taller than the window scrolls.
  // A pixel of tolerance: WebKit gives 843.984 for the height of a window of 844.
  const { bottom, height } = section.getBoundingClientRect();
  const canPin = scrollY < 80 && bottom >= innerHeight - 1 && height <= innerHeight + 1;
  function show() {
    host.toggleAttribute('data-live', !isMotionReduced());
    host.toggleAttribute('data-pinned', canPin && !isMotionReduced());
    if (handle) handle.hidden = isMotionReduced();
    if (isMotionReduced()) hideHint();
  }
  const hideHint = () => host.removeAttribute('data-hint');
  // The hint that the picture can be turned disappears at the first input.
  host.toggleAttribute('data-hint', scrollY < 80);
  for (const event of ['animationend', 'pointerdown', 'keydown'])
    host.addEventListener(event, hideHint);
  addEventListener('scroll', hideHint, { passive: true, once: true });
  addEventListener('reduced-motion', show);
  show();
}

for (const host of document.querySelectorAll<HTMLElement>('[data-turning]'))
  whenIdleInSight(host, () => void startTurning(host).catch(() => undefined));
