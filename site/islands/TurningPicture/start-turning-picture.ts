import { isCalm } from '../../scripts/calm-switch.ts';

/** Milliseconds from the loaded page to the question whether the machine is idle. */
const rest = 3000;

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

/** Lets the still picture answer the pointer, once the page is idle and the picture is seen. */
function startTurning(host: HTMLElement): void {
  const canvas = host.querySelector('canvas');
  const handle = host.querySelector<HTMLElement>('[role="slider"]');
  const ground = host.closest('section');
  const address = host.dataset.turning;
  if (!canvas || !handle || !ground || !address) return;
  let asked = false;
  let turns = false;
  let seen = false;
  let idle = false;

  function show() {
    const live = turns && !isCalm();
    host.toggleAttribute('data-live', live);
    if (handle) handle.hidden = !live;
    if (!live) host.removeAttribute('data-hint');
  }

  /** Says once that it can be turned, until a visitor takes hold of it or of the page. */
  function invite() {
    host.toggleAttribute('data-hint', !isCalm() && scrollY < 80);
    const over = () => host.removeAttribute('data-hint');
    for (const event of ['animationend', 'pointerdown', 'keydown'])
      host.addEventListener(event, over);
    addEventListener('scroll', over, { passive: true, once: true });
  }

  async function ask() {
    if (asked || !seen || !idle || isCalm() || !hasFreeData()) return;
    asked = true;
    if (!canvas || !handle || !ground || !address) return;
    try {
      const { turnPicture } = await import('./turn-picture.ts');
      await turnPicture(address, canvas, { host, handle, ground });
      turns = true;
      show();
      invite();
    } catch {
      // The still picture stays.
    }
  }

  const sight = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    void ask();
  });
  sight.observe(host);
  const whenIdle = () => {
    idle = true;
    void ask();
  };
  // Safari has no idle callback: by then it is.
  const later = () =>
    setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(whenIdle) : whenIdle()),
      rest,
    );
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
  addEventListener('calm', () => {
    show();
    void ask();
  });
}

for (const host of document.querySelectorAll<HTMLElement>('[data-turning]')) startTurning(host);
