import { isMotionReduced } from '../../client/reduced-motion-switch.ts';
import { whenIdleInSight } from '../../client/when-idle.ts';
import type { BallField } from './ball-field.ts';

/** Slow machines get fewer pixels, then the still picture. */
const sharpnesses = [1, 0.5, 0.25];
/** Milliseconds for one frame, on the whole, above which the movement looks broken; the longest that counts for one. */
const [tooSlow, longest] = [45, 200];

function colourOf(element: Element): [number, number, number] {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .fill.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return [red / 255, green / 255, blue / 255];
}

/**
 * Moves the balls while they may move and can be seen. The drawing library is fetched once the page is idle,
 * or when the pointer comes over them; where it or WebGL is missing, the still picture stays.
 */
function startBalls(host: HTMLElement, canvas: HTMLCanvasElement, colour: Element): void {
  let field: BallField | null = null;
  let asked = false;
  let seen = false;
  let frame = 0;
  let earlier = 0;
  let pace = 0;
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
    pace += (Math.min(longest, milliseconds - earlier) - pace) / 10;
    earlier = milliseconds;
    if (pace <= tooSlow) {
      frame = requestAnimationFrame(run);
      return;
    }
    level += 1;
    resize();
    follow();
  }

  function follow() {
    cancelAnimationFrame(frame);
    pace = 0;
    earlier = performance.now();
    host.toggleAttribute('data-live', field !== null && !isMotionReduced());
    if (field && seen && !document.hidden && !isMotionReduced()) frame = requestAnimationFrame(run);
  }

  async function load() {
    if (asked || isMotionReduced()) return;
    asked = true;
    try {
      const { ballField } = await import('./ball-field.ts');
      if (!canvas.getContext('webgl2', { alpha: true, premultipliedAlpha: true })) return;
      field = ballField(canvas, colourOf(colour));
      resize();
      follow();
    } catch {
      field = null;
    }
  }

  function stop() {
    field = null;
    follow();
  }

  new ResizeObserver(resize).observe(host);
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    follow();
  }).observe(host);
  whenIdleInSight(host, () => void load());
  addEventListener('reduced-motion', follow);
  document.addEventListener('visibilitychange', follow);
  document.addEventListener('pointerleave', () => field?.follow(null));
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const { top, bottom, left } = canvas.getBoundingClientRect();
      const over = clientY >= top && clientY <= bottom;
      if (over) void load();
      field?.follow(over ? [clientX - left, clientY - top] : null);
    },
    { passive: true },
  );
  canvas.addEventListener('webglcontextlost', stop);
}

for (const host of document.querySelectorAll<HTMLElement>('[data-metaballs]')) {
  const canvas = host.querySelector('canvas');
  const colour = host.querySelector('svg g');
  if (canvas && colour) startBalls(host, canvas, colour);
}
