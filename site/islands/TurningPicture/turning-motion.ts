import { isCalm } from '../../scripts/calm-switch.ts';
import { firstTurn, followHand, type Wish, widest } from './hand.ts';
import type { PictureView } from './picture-view.ts';
import { type Moment, nearestMoment } from './sequence-file.ts';
import { approach, follow, type Moving, settle, swing } from './spring.ts';

export type TurningParts = { canvas: HTMLCanvasElement; handle: HTMLElement; ground: HTMLElement };

const radians = Math.PI / 180;
/** Degrees that depth alone may turn a frame before what it hides would be missed. */
const mostLean = 4;
/** Degrees that the picture leans towards the hand, across and upwards, for a canvas' width; and how far off it still leans more. */
const [leanAcross, leanUp] = [10, 8];
const farthest = 0.6;

/** What the light turns round, in parts of the canvas. */
const centre = [0.44, 0.35] as const;

const within = (most: number, value: number) => Math.min(most, Math.max(-most, value));

type State = Record<'turned' | 'fallen' | 'lightX' | 'lightY' | 'lit', Moving>;

/** One step towards the wish. @returns true when nothing moves any more */
function step(state: State, wish: Wish, seconds: number): boolean {
  const lit = Number(wish.lit);
  if (wish.held) follow(state.turned, wish.turned, seconds);
  else swing(state.turned, wish.turned, seconds);
  approach(state.fallen, wish.fallen, seconds, 11);
  approach(state.lightX, wish.light[0], seconds, 10);
  approach(state.lightY, wish.light[1], seconds, 10);
  approach(state.lit, lit, seconds, 7);
  const rests = [
    settle(state.turned, wish.turned, 0.05),
    settle(state.fallen, wish.fallen, 0.002),
    settle(state.lightX, wish.light[0], 0.002),
    settle(state.lightY, wish.light[1], 0.002),
    settle(state.lit, lit, 0.005),
  ];
  return rests.every(Boolean);
}

function draw(view: PictureView, moments: readonly Moment[], state: State): boolean {
  const turned = state.turned.value;
  const index = nearestMoment(moments, turned, state.fallen.value);
  const moment = moments[index] ?? {};
  const missing = turned - (moment.turned ?? 0);
  const [x, y] = [state.lightX.value, state.lightY.value];
  // A light far from the picture leaves it as it is.
  const lit = state.lit.value * Math.exp(-3 * ((x - centre[0]) ** 2 + (y - centre[1]) ** 2));
  const near = state.lit.value;
  const across = missing + near * leanAcross * within(farthest, x - centre[0]);
  const down = near * leanUp * within(farthest, y - centre[1]);
  return view.draw({
    index,
    rest: moment.turned === 0,
    lean: [within(mostLean, across), within(mostLean, down)].map(
      (degrees) => degrees * radians,
    ) as [number, number],
    light: [x, y, lit],
  });
}

/**
 * Draws whenever something changes, and only then.
 * @param onShown called once the first frame stands
 * @returns what asks for another drawing
 */
export function moveTurning(
  view: PictureView,
  moments: readonly Moment[],
  parts: TurningParts,
  signal: AbortSignal,
  onShown: () => void,
): () => void {
  const at = (value = 0): Moving => ({ value, speed: 0 });
  const state: State = { turned: at(), fallen: at(), lightX: at(0.3), lightY: at(0.2), lit: at() };
  let frame = 0;
  let earlier = 0;
  let shown = false;
  const wish = followHand(parts, signal, ask);
  state.fallen.value = wish.fallen;

  function run(milliseconds: number) {
    frame = 0;
    if (signal.aborted || isCalm()) return;
    const rests = step(state, wish, (milliseconds - earlier) / 1000);
    earlier = milliseconds;
    // Where the window is wide, the picture gives way to what swings out of it: see the styles.
    parts.canvas.style.setProperty('--turned', (state.turned.value / widest).toFixed(3));
    if (draw(view, moments, state) && !shown) {
      shown = true;
      state.turned.speed = firstTurn;
      ask();
      onShown();
    }
    if (!rests) frame = requestAnimationFrame(run);
  }

  function ask() {
    if (frame || signal.aborted) return;
    earlier = performance.now();
    frame = requestAnimationFrame(run);
  }

  addEventListener('calm', ask, { signal });
  ask();
  return ask;
}
