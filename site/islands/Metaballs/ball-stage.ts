import { isCalm } from '../../scripts/calm-switch.ts';
import type { BallField, BallSettings } from './ball-field.ts';
import { framePace } from './frame-pace.ts';

type Stage = { host: HTMLElement; canvas: HTMLCanvasElement; colour: Element };

function colourOf(element: Element): [number, number, number] {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .fill.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return [red / 255, green / 255, blue / 255];
}

/** Milliseconds from the loaded page to the first movement. */
const rest = 3000;

/** Slow machines get fewer pixels, then the still picture. */
const sharpnesses = [1, 0.5, 0.25];

/**
 * Moves the balls while they may move and can be seen. The drawing library is fetched once the page
 * has come to rest, or at the first pointer movement or scroll over them; where it or WebGL is missing,
 * the still picture stays.
 * @returns the function that ends it all
 */
export function startBallStage(
  { host, canvas, colour }: Stage,
  settings: BallSettings,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  let field: BallField | null = null;
  let asked = false;
  let seen = false;
  let frame = 0;
  let isSlow = framePace();
  let level = 0;

  function resize() {
    const sharpness = sharpnesses[level];
    if (!sharpness) {
      field = null;
      return;
    }
    field?.fit(canvas.clientWidth, canvas.clientHeight, sharpness);
    // A canvas of another size is empty until it is drawn again.
    if (host.hasAttribute('data-live')) field?.draw(performance.now());
  }

  function run(milliseconds: number) {
    field?.draw(milliseconds);
    if (!isSlow(milliseconds)) {
      frame = requestAnimationFrame(run);
      return;
    }
    level += 1;
    resize();
    follow();
  }

  function follow() {
    cancelAnimationFrame(frame);
    isSlow = framePace();
    host.toggleAttribute('data-live', field !== null && !isCalm());
    if (field && seen && !document.hidden && !isCalm()) frame = requestAnimationFrame(run);
  }

  async function ask() {
    if (asked || !seen || isCalm()) return;
    asked = true;
    try {
      const { ballField } = await import('./ball-field.ts');
      if (signal.aborted || !canvas.getContext('webgl2', { alpha: true, premultipliedAlpha: true }))
        return;
      field = ballField(canvas, colourOf(colour), settings);
      resize();
      follow();
    } catch {
      field = null;
    }
  }

  /** Not before everything that can be read is there. */
  const later = () => setTimeout(ask, rest);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { signal, once: true });

  const size = new ResizeObserver(resize);
  const sight = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    follow();
  });
  size.observe(host);
  sight.observe(host);
  addEventListener('scroll', ask, { signal, passive: true });
  addEventListener('calm', follow, { signal });
  addEventListener('calm', ask, { signal });
  document.addEventListener('visibilitychange', follow, { signal });
  document.addEventListener('pointerleave', () => field?.follow(null), { signal });
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const box = canvas.getBoundingClientRect();
      const over = clientY >= box.top && clientY <= box.bottom;
      if (over) void ask();
      field?.follow(over ? [clientX - box.left, clientY - box.top] : null);
    },
    { signal, passive: true },
  );
  canvas.addEventListener(
    'webglcontextlost',
    () => {
      field = null;
      follow();
    },
    { signal },
  );
  return () => {
    end.abort();
    size.disconnect();
    sight.disconnect();
    cancelAnimationFrame(frame);
    host.removeAttribute('data-live');
  };
}
