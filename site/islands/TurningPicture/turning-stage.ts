import { isCalm } from '../../scripts/calm-switch.ts';
import { canDraw, hasFreeData } from './device.ts';

/** Milliseconds from the loaded page to the question whether the machine is idle. */
const rest = 3000;

/** Safari has no idle callback: by then it is. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 200);

/**
 * Lets the still picture answer the hand, once the page has come to rest and the picture is seen. It stays
 * as it is where the visitor wants no motion or pays for data; where no graphics card draws, it only leans.
 */
export function startTurning(host: HTMLElement): void {
  const still = host.querySelector('img');
  const canvas = host.querySelector('canvas');
  const handle = host.querySelector<HTMLElement>('[role="slider"]');
  const ground = host.closest('section');
  const address = host.dataset.turning;
  if (!still || !canvas || !handle || !ground || !address) return;
  const end = new AbortController();
  const { signal } = end;
  let asked = false;
  let shown = false;
  let leans = false;
  let seen = false;
  let rested = false;

  function show() {
    const answers = (shown || leans) && !isCalm() && !signal.aborted;
    host.toggleAttribute('data-live', shown && answers);
    if (handle) handle.hidden = !answers;
    if (!answers) host.removeAttribute('data-hint');
  }

  /** Says once that it can be turned, until a hand takes hold of it or of the page. */
  function invite() {
    show();
    host.toggleAttribute('data-hint', !isCalm() && scrollY < 80);
    const over = () => host.removeAttribute('data-hint');
    for (const event of ['animationend', 'pointerdown', 'keydown'])
      host.addEventListener(event, over, { signal });
    addEventListener('scroll', over, { signal, passive: true, once: true });
  }

  function stop() {
    end.abort();
    show();
  }

  async function ask() {
    if (asked || !seen || !rested || isCalm() || !hasFreeData()) return;
    asked = true;
    sight.disconnect();
    if (!still || !canvas || !handle || !ground || !address) return;
    try {
      if (!canDraw(canvas)) {
        const { leanStill } = await import('./lean-still.ts');
        leanStill(host, { canvas: host, handle, ground }, signal);
        leans = true;
        invite();
        return;
      }
      const { wakePicture } = await import('./wake-picture.ts');
      await wakePicture(address, still, { canvas, handle, ground }, signal, () => {
        shown = true;
        invite();
      });
    } catch {
      stop();
    }
  }

  const sight = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    void ask();
  });
  sight.observe(host);
  const later = () =>
    setTimeout(() => {
      whenIdle(() => {
        rested = true;
        void ask();
      });
    }, rest);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
  addEventListener(
    'calm',
    () => {
      show();
      void ask();
    },
    { signal },
  );
  canvas.addEventListener('webglcontextlost', stop, { signal });
}
