import { isMotionReduced } from '../../client/reduced-motion-switch.ts';
import { followInput, type InputParts, widest } from './pointer-input.ts';
import { decodeFrames, fetchSequence, nearestMoment } from './sequence.ts';
import { approach, follow, type Moving, settle, swing } from './spring.ts';

/** What the picture turns round, in parts of its width and height. */
const centre = [0.43, 0.38] as const;
/** Degrees that the picture leans for a width that the pointer is off, and at most. */
const [lean, mostLean] = [22, 10];
/** Degrees a second with which the picture shows, once, that it turns. */
const firstTurn = 150;

const within = (most: number, value: number) => Math.min(most, Math.max(-most, value));

/**
 * Fetches the sequence and draws it whenever something changes, and only then: turned by drag and keys, coming
 * apart by scrolling, leaning towards the pointer and lit from there.
 * @throws where the sequence cannot be had
 */
export async function turnPicture(
  address: string,
  canvas: HTMLCanvasElement,
  parts: InputParts,
): Promise<void> {
  const { width, height, moments, files } = await fetchSequence(address);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  Object.assign(canvas, { width, height });
  const { host } = parts;
  const at = (value = 0): Moving => ({ value, speed: 0 });
  const state = {
    turned: { value: 0, speed: firstTurn },
    fallen: at(),
    x: at(),
    y: at(),
    lit: at(),
  };
  let frame = 0;
  let earlier = 0;
  const frameAt = decodeFrames(files, ask);
  const target = followInput(parts, ask);
  state.fallen.value = target.fallen;

  /** One step towards the target. @returns true when nothing moves any more */
  function step(seconds: number): boolean {
    if (target.held) follow(state.turned, target.turned, seconds);
    else swing(state.turned, target.turned, seconds);
    const lit = Number(target.over);
    const goals = [
      [state.fallen, target.fallen],
      [state.x, lit * (target.pointer[0] - centre[0])],
      [state.y, lit * (target.pointer[1] - centre[1])],
      [state.lit, lit],
    ] as const;
    for (const [moving, goal] of goals) approach(moving, goal, seconds, 10);
    const rests = goals.map(([moving, goal]) => settle(moving, goal, 0.002));
    return [settle(state.turned, target.turned, 0.05), ...rests].every(Boolean);
  }

  function draw() {
    const [turned, fallen] = [state.turned.value, state.fallen.value];
    const index = nearestMoment(moments, turned, fallen);
    const moment = moments[index] ?? {};
    const picture = moment.turned === 0 ? undefined : frameAt(index);
    if (picture) {
      context?.clearRect(0, 0, width, height);
      context?.drawImage(picture, 0, 0);
    }
    // Where nothing is turned, the still is shown: it is sharper.
    host.toggleAttribute('data-moved', picture !== undefined);
    const set = (name: string, value: number, unit = '') =>
      host.style.setProperty(name, `${value.toFixed(2)}${unit}`);
    // What the nearest frame lacks of the turn is a lean.
    const missing = moment.turned === undefined ? 0 : turned - moment.turned;
    set('--turned', turned / widest);
    set('--lean-x', within(mostLean, -lean * state.y.value), 'deg');
    set('--lean-y', within(mostLean, lean * state.x.value) + missing, 'deg');
    set('--light-x', 100 * (state.x.value + centre[0]), '%');
    set('--light-y', 100 * (state.y.value + centre[1]), '%');
    // The light has the outline of the lime at rest.
    set('--lit', state.lit.value * Math.max(0, 1 - 4 * fallen - Math.abs(turned) / 12));
  }

  function run(milliseconds: number) {
    frame = 0;
    if (isMotionReduced()) return;
    const rests = step((milliseconds - earlier) / 1000);
    earlier = milliseconds;
    draw();
    if (!rests) frame = requestAnimationFrame(run);
  }

  function ask() {
    if (frame) return;
    earlier = performance.now();
    frame = requestAnimationFrame(run);
  }

  addEventListener('reduced-motion', ask);
  ask();
}
