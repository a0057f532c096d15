import { isMotionReduced } from '../../client/reduced-motion-switch.ts';
import { whenIdleInSight } from '../../client/when-idle.ts';

type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** False where the visitor pays for data or saves it, or where the line is slow. Browsers that do not tell count as free. */
function hasFreeData(): boolean {
  const { saveData, type, effectiveType } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return (
    !saveData &&
    type !== 'cellular' &&
    (effectiveType ?? '4g') === '4g' &&
    !matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Lets the still picture turn under the pointer. Where its sequence cannot be had, the still picture stays. */
async function startTurning(host: HTMLElement): Promise<void> {
  const canvas = host.querySelector('canvas');
  const handle = host.querySelector<HTMLElement>('[role="slider"]');
  const ground = host.closest('section');
  if (!canvas || !handle || !ground || !hasFreeData()) return;
  const { turnPicture } = await import('./turn-picture.ts');
  await turnPicture(host.dataset.turning ?? '', canvas, { host, handle, ground });

  // A page that is read already, or that shows what follows, must not jump; a taller screen must scroll.
  const { bottom, height } = ground.getBoundingClientRect();
  const mayPin = scrollY < 80 && bottom >= innerHeight && height <= innerHeight + 1;
  function show() {
    host.toggleAttribute('data-live', !isMotionReduced());
    host.toggleAttribute('data-pinned', mayPin && !isMotionReduced());
    if (handle) handle.hidden = isMotionReduced();
    if (isMotionReduced()) hideHint();
  }
  const hideHint = () => host.removeAttribute('data-hint');
  // Says once that it can be turned, until a visitor takes hold of it or of the page.
  host.toggleAttribute('data-hint', scrollY < 80);
  for (const event of ['animationend', 'pointerdown', 'keydown'])
    host.addEventListener(event, hideHint);
  addEventListener('scroll', hideHint, { passive: true, once: true });
  addEventListener('reduced-motion', show);
  show();
}

for (const host of document.querySelectorAll<HTMLElement>('[data-turning]'))
  whenIdleInSight(host, () => void startTurning(host).catch(() => undefined));
