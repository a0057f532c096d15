import { isMotionReduced } from '../../../client/reduced-motion-switch.ts';
import { whenIdleInSight } from '../../../client/when-idle.ts';
import type { BallField } from './ball-field.ts';

/** Slow machines get fewer pixels, then the still picture. */
const pixelRatios = [1, 0.5, 0.25];
/** Average time of a frame above which the movement looks broken, and the longest time that counts for one. */
const [maxAverageMs, maxFrameMs] = [45, 200];

function colourOf(element: Element): [number, number, number] {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .fill.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return [red / 255, green / 255, blue / 255];
}

/**
 * Animates the balls while motion is allowed and they can be seen. The drawing library is fetched once the page is
 * idle, or when the pointer is over the canvas. Where it or WebGL is missing, the still picture stays.
 */
function startBalls(host: HTMLElement, canvas: HTMLCanvasElement, colour: Element): void {
  let field: BallField | null = null;
  let loading = false;
  let seen = false;
  let frame = 0;
  let lastFrame = 0;
  let averageMs = 0;
  let level = 0;

  function resize() {
    const pixelRatio = pixelRatios[level];
    if (!pixelRatio) {
      field = null;
      return;
    }
    field?.resize(canvas.clientWidth, canvas.clientHeight, pixelRatio);
    // Resizing clears the canvas.
    if (host.hasAttribute('data-live')) field?.draw(performance.now());
  }

  function run(milliseconds: number) {
    field?.draw(milliseconds);
    averageMs += (Math.min(maxFrameMs, milliseconds - lastFrame) - averageMs) / 10;
    lastFrame = milliseconds;
    if (averageMs <= maxAverageMs) {
      frame = requestAnimationFrame(run);
      return;
    }
    level += 1;
    resize();
    restart();
  }

  function restart() {
    cancelAnimationFrame(frame);
    averageMs = 0;
    lastFrame = performance.now();
    host.toggleAttribute('data-live', field !== null && !isMotionReduced());
    if (field && seen && !document.hidden && !isMotionReduced()) frame = requestAnimationFrame(run);
  }

  async function load() {
    if (loading || isMotionReduced()) return;
    loading = true;
    try {
      const { ballField } = await import('./ball-field.ts');
      if (!canvas.getContext('webgl2', { alpha: true, premultipliedAlpha: true })) return;
      field = ballField(canvas, colourOf(colour));
      resize();
      restart();
    } catch {
      field = null;
    }
  }

  function stop() {
    field = null;
    restart();
  }

  new ResizeObserver(resize).observe(host);
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    restart();
  }).observe(host);
  whenIdleInSight(host, () => void load());
  addEventListener('reduced-motion', restart);
  document.addEventListener('visibilitychange', restart);
  document.addEventListener('pointerleave', () => field?.setPointer(null));
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const { top, bottom, left } = canvas.getBoundingClientRect();
      const isOver = clientY >= top && clientY <= bottom;
      if (isOver) void load();
      field?.setPointer(isOver ? [clientX - left, clientY - top] : null);
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
