import { hasModifier } from '../../../client/plain-keys.ts';
import { fallWithTipAt } from './long-peel.ts';

/** The state that the visitor's input asks for. */
export type Target = {
  /** Degrees to the right. */
  turned: number;
  /** During a drag the picture follows at once. */
  drag: boolean;
  /** How far the peel has fallen: 1 in the last frame, above 1 it is drawn longer. */
  fallen: number;
  /** The pointer, as shares of the picture's size from its top left corner, and whether it is over the section. */
  pointer: [number, number];
  hover: boolean;
};

/** The picture, the handle for drags and keys, and the section that the pointer moves over. */
export type Elements = { host: HTMLElement; handle: HTMLElement; section: HTMLElement };

/** Degrees that the sequence has to either side. */
export const maxAngle = 27;
/** A drag over this share of the picture's width turns it by `maxAngle`; an arrow key turns it by `keyStep` degrees. */
const [dragRange, keyStep] = [0.18, 6];
/** Pixels that a finger may move during a tap. */
const tapTolerance = 6;
/** The peel falls while this share of a screen is scrolled, and from there to the other share on to what catches it. */
const [fallRange, catchRange] = [0.58, 0.95];

const steps: Record<string, number> = {
  ArrowLeft: -keyStep,
  ArrowDown: -keyStep,
  ArrowRight: keyStep,
  ArrowUp: keyStep,
};
const ends: Record<string, number> = { Home: -maxAngle, End: maxAngle, Escape: 0 };

const clamp = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value));

/** Updates a target from pointer, touch, keyboard and scroll. @param onChange called after each change */
export function followInput({ host, handle, section }: Elements, onChange: () => void): Target {
  const target: Target = { turned: 0, drag: false, fallen: 0, pointer: [0.4, 0.4], hover: false };
  let zeroX = 0;
  let start = { x: 0, turned: 0 };
  let degreesPerPixel = 0;

  function turnTo(degrees: number) {
    target.turned = clamp(-maxAngle, maxAngle, degrees);
    const rounded = Math.round(target.turned);
    handle.setAttribute('aria-valuenow', String(rounded));
    handle.setAttribute('aria-valuetext', `${rounded}°`);
    onChange();
  }

  function movePointer({ clientX, clientY, pointerType }: PointerEvent) {
    if (pointerType === 'touch') return;
    const { left, top, width, height } = host.getBoundingClientRect();
    target.pointer = [(clientX - left) / width, (clientY - top) / height];
    target.hover = true;
    onChange();
  }

  /** A tap on one half turns the picture by a step to that side; after a drag it swings back. */
  function endDrag({ type, clientX }: PointerEvent) {
    if (!target.drag) return;
    target.drag = false;
    const isTap = type === 'pointerup' && Math.abs(clientX - start.x) < tapTolerance;
    const { left, width } = handle.getBoundingClientRect();
    turnTo(isTap ? start.turned + (clientX < left + width / 2 ? -keyStep : keyStep) : 0);
  }

  /** The fall at which the tip is behind the part that follows the section, if that part catches it. */
  function fallToNext(): number | undefined {
    const next = section.parentElement?.querySelector('[data-catches]');
    const layout = section.firstElementChild?.getBoundingClientRect();
    if (!next || !layout) return;
    // From the end of the layout, which is that of the section once it is not pinned any more.
    const { top, width } = host.getBoundingClientRect();
    const depth = Number(getComputedStyle(next).getPropertyValue('--catches-at'));
    const goal = layout.bottom + depth * next.getBoundingClientRect().height;
    return fallWithTipAt((goal - top) / width);
  }

  function updateFall() {
    const { top, height } = section.getBoundingClientRect();
    const scrolled = -top / Math.min(height, innerHeight);
    // The style sheet limits the fall to the space that the layout has.
    const maxFall = Number(getComputedStyle(host).getPropertyValue('--max-fall') || 1);
    const end = Math.max(maxFall, fallToNext() ?? 0);
    target.fallen =
      maxFall * clamp(0, 1, scrolled / fallRange) +
      (end - maxFall) * clamp(0, 1, (scrolled - fallRange) / (catchRange - fallRange));
    onChange();
  }

  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    target.drag = true;
    degreesPerPixel = maxAngle / (host.getBoundingClientRect().width * dragRange);
    zeroX = event.clientX - target.turned / degreesPerPixel;
    start = { x: event.clientX, turned: target.turned };
  });
  handle.addEventListener('pointermove', (event) => {
    if (target.drag) turnTo((event.clientX - zeroX) * degreesPerPixel);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    handle.addEventListener(end, endDrag);
  handle.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    const to = step ? target.turned + step : ends[event.key];
    if (to === undefined || hasModifier(event)) return;
    event.preventDefault();
    turnTo(to);
  });
  handle.addEventListener('blur', () => turnTo(0));
  section.addEventListener('pointermove', movePointer, { passive: true });
  for (const end of ['pointerleave', 'pointercancel'])
    section.addEventListener(end, () => {
      target.hover = false;
      onChange();
    });
  addEventListener('scroll', updateFall, { passive: true });
  addEventListener('resize', updateFall);
  updateFall();
  return target;
}
