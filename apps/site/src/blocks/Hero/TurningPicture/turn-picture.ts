import { isMotionReduced } from '../../../client/reduced-motion-switch.ts';
import { canvasHeight, drawFrame } from './long-peel.ts';
import { type Elements, followInput, maxAngle } from './pointer-input.ts';
import { decodeFrames, fetchSequence, nearestFrame } from './sequence.ts';
import { dragTo, easeTo, type SpringValue, snapTo, springTo } from './spring.ts';

/**
 * The centre of the turn, as shares of the picture's width and height. Centre, mask and peel (long-peel.ts) fit the
 * sample's lime; another sequence needs new values.
 */
const centre = [0.43, 0.38] as const;
/** Degrees of lean when the pointer is one width away from the centre, and the limit. */
const [leanPerWidth, maxLean] = [22, 10];
/** The picture turns once at first, with this speed in degrees a second, to show that it can. */
const initialSpeed = 150;

const clamp = (limit: number, value: number) => Math.min(limit, Math.max(-limit, value));

/**
 * Loads the sequence and draws it while something changes: drags and keys turn the picture, scrolling lets the peel
 * fall, and the picture leans towards the pointer, where a light is.
 * @throws where the sequence cannot be loaded
 */
export async function turnPicture(
  address: string,
  canvas: HTMLCanvasElement,
  elements: Elements,
): Promise<void> {
  const { width, poses, files } = await fetchSequence(address);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  Object.assign(canvas, { width, height: canvasHeight * width });
  const { host } = elements;
  const spring = (value = 0): SpringValue => ({ value, speed: 0 });
  const state = {
    turned: { value: 0, speed: initialSpeed },
    fallen: spring(),
    x: spring(),
    y: spring(),
    light: spring(),
  };
  let frame = 0;
  let lastFrame = 0;
  const frameAt = decodeFrames(files, requestDraw);
  const target = followInput(elements, requestDraw);
  state.fallen.value = target.fallen;

  /** Moves one step towards the target. @returns whether everything has arrived */
  function step(seconds: number): boolean {
    if (target.drag) dragTo(state.turned, target.turned, seconds);
    else springTo(state.turned, target.turned, seconds);
    const light = Number(target.hover);
    const goals = [
      [state.fallen, target.fallen],
      [state.x, light * (target.pointer[0] - centre[0])],
      [state.y, light * (target.pointer[1] - centre[1])],
      [state.light, light],
    ] as const;
    for (const [value, goal] of goals) easeTo(value, goal, seconds, 10);
    const arrived = goals.map(([value, goal]) => snapTo(value, goal, 0.002));
    return [snapTo(state.turned, target.turned, 0.05), ...arrived].every(Boolean);
  }

  function draw() {
    const [turned, fallen] = [state.turned.value, state.fallen.value];
    const index = nearestFrame(poses, turned, fallen);
    const pose = poses[index] ?? {};
    const picture = pose.turned === 0 ? undefined : frameAt(index);
    if (picture && context) drawFrame(context, picture, fallen);
    // At 0 degrees the still picture is shown, because it is sharper.
    host.toggleAttribute('data-drawn', picture !== undefined);
    const set = (name: string, value: number, unit = '') =>
      host.style.setProperty(name, `${value.toFixed(2)}${unit}`);
    // The difference to the turn of the nearest frame is added to the lean.
    const missing = pose.turned === undefined ? 0 : turned - pose.turned;
    set('--turned', turned / maxAngle);
    set('--lean-x', clamp(maxLean, -leanPerWidth * state.y.value), 'deg');
    set('--lean-y', clamp(maxLean, leanPerWidth * state.x.value) + missing, 'deg');
    set('--light-x', 100 * (state.x.value + centre[0]), '%');
    set('--light-y', 100 * (state.y.value + centre[1]), '%');
    // The mask of the light has the outline of the fruit at 0 degrees, so it fades when the picture turns.
    set('--lit', state.light.value * Math.max(0, 1 - 4 * fallen - Math.abs(turned) / 12));
  }

  function run(milliseconds: number) {
    frame = 0;
    if (isMotionReduced()) return;
    const hasArrived = step((milliseconds - lastFrame) / 1000);
    lastFrame = milliseconds;
    draw();
    if (!hasArrived) frame = requestAnimationFrame(run);
  }

  function requestDraw() {
    if (frame) return;
    lastFrame = performance.now();
    frame = requestAnimationFrame(run);
  }

  addEventListener('reduced-motion', requestDraw);
  requestDraw();
}
