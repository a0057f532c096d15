import { isCalm } from '../../scripts/calm-switch.ts';
import { firstTurn, followHand, type HandParts, type Wish, widest } from './hand.ts';
import { approach, follow, type Moving, settle, swing } from './spring.ts';

/** What the picture turns round, in parts of its width. */
const centre = [0.43, 0.38] as const;
/** Degrees that the still leans for a width that the pointer is off, and at most; and of a turn, how much is a lean. */
const [lean, mostLean, turnLean] = [26, 14, 0.6];
/** Hundredths of its width that it gives way to the pointer. */
const shift = 3;

const within = (most: number, value: number) => Math.min(most, Math.max(-most, value));

type State = Record<'turned' | 'x' | 'y' | 'lit', Moving>;

/** One step towards the wish. @returns true when nothing moves any more */
function step(state: State, wish: Wish, seconds: number): boolean {
  if (wish.held) follow(state.turned, wish.turned, seconds);
  else swing(state.turned, wish.turned, seconds);
  const lit = Number(wish.lit);
  const goals = [
    [state.x, lit * (wish.light[0] - centre[0])],
    [state.y, lit * (wish.light[1] - centre[1])],
    [state.lit, lit],
  ] as const;
  for (const [moving, goal] of goals) approach(moving, goal, seconds, 10);
  const rests = goals.map(([moving, goal]) => settle(moving, goal, 0.002));
  return [settle(state.turned, wish.turned, 0.05), ...rests].every(Boolean);
}

function show(host: HTMLElement, { turned, x, y, lit }: State): void {
  const { style } = host;
  const set = (name: string, value: number, unit: string) =>
    style.setProperty(name, `${value.toFixed(2)}${unit}`);
  set('--swing', turned.value, 'deg');
  set('--turned', turned.value / widest, '');
  set('--lean-x', within(mostLean, -lean * y.value), 'deg');
  set('--lean-y', within(mostLean, lean * x.value) + turnLean * turned.value, 'deg');
  set('--shift-x', within(shift, -shift * x.value), '%');
  set('--shift-y', within(shift, -shift * y.value), '%');
  set('--light-x', 100 * (x.value + centre[0]), '%');
  set('--light-y', 100 * (y.value + centre[1]), '%');
  host.toggleAttribute('data-lit', lit.value > 0.5);
}

/**
 * What costs little where the processor has to draw: the still picture leans towards the pointer, gives way
 * to it and is lit from there, and swings with the hand that holds it. Nothing is drawn while nothing changes.
 */
export function leanStill(host: HTMLElement, parts: HandParts, signal: AbortSignal): void {
  const at = (): Moving => ({ value: 0, speed: 0 });
  const state: State = { turned: at(), x: at(), y: at(), lit: at() };
  let frame = 0;
  let earlier = 0;
  const wish = followHand(parts, signal, ask);

  function run(milliseconds: number) {
    frame = 0;
    if (isCalm() || signal.aborted) return;
    const rests = step(state, wish, (milliseconds - earlier) / 1000);
    earlier = milliseconds;
    show(host, state);
    if (!rests) frame = requestAnimationFrame(run);
  }

  function ask() {
    if (frame) return;
    earlier = performance.now();
    frame = requestAnimationFrame(run);
  }

  function answer() {
    host.toggleAttribute('data-leans', !isCalm());
    if (!isCalm()) ask();
  }

  addEventListener('calm', answer, { signal });
  state.turned.speed = firstTurn;
  answer();
}
