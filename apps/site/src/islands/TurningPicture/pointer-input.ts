/** Where the visitor wants the picture. */
export type Target = {
  /** Degrees to the right. */
  turned: number;
  /** True during a drag: then the picture follows at once. */
  held: boolean;
  /** How much has fallen, from 0 to 1. */
  fallen: number;
  /** Where the pointer is, in parts of the picture from its top left corner, and whether it is over the section. */
  pointer: [number, number];
  over: boolean;
};

/** The picture, what takes drags and keys, and the section that the pointer moves over. */
export type InputParts = { host: HTMLElement; handle: HTMLElement; ground: HTMLElement };

/** Degrees to either side that the sequence has. */
export const widest = 27;
/** The part of the picture's width by which a drag turns it all the way, and degrees for each press of an arrow key. */
const [wholeTurn, perPress] = [0.18, 6];
/** Pixels that a finger may move in a tap. */
const tapSlack = 6;
/** The part of a screenful of scrolling in which all of it falls. */
const fallsIn = 0.58;

const steps: Record<string, number> = {
  ArrowLeft: -perPress,
  ArrowDown: -perPress,
  ArrowRight: perPress,
  ArrowUp: perPress,
};
const ends: Record<string, number> = { Home: -widest, End: widest, Escape: 0 };

const between = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value));

/** Follows pointer, touch, keyboard and scroll. @param onChange called after each change of the target */
export function followInput({ host, handle, ground }: InputParts, onChange: () => void): Target {
  const target: Target = { turned: 0, held: false, fallen: 0, pointer: [0.4, 0.4], over: false };
  let from = 0;
  let pressed = { at: 0, turned: 0 };
  let perPixel = 0;

  function turnTo(degrees: number) {
    target.turned = between(-widest, widest, degrees);
    const rounded = Math.round(target.turned);
    handle.setAttribute('aria-valuenow', String(rounded));
    handle.setAttribute('aria-valuetext', `${rounded}°`);
    onChange();
  }

  function pointAt({ clientX, clientY, pointerType }: PointerEvent) {
    if (pointerType === 'touch') return;
    const { left, top, width, height } = host.getBoundingClientRect();
    target.pointer = [(clientX - left) / width, (clientY - top) / height];
    target.over = true;
    onChange();
  }

  /** After a tap on one half the picture stays turned by a step to that side; after a drag it swings back. */
  function release({ type, clientX }: PointerEvent) {
    if (!target.held) return;
    target.held = false;
    const isTap = type === 'pointerup' && Math.abs(clientX - pressed.at) < tapSlack;
    const { left, width } = handle.getBoundingClientRect();
    turnTo(isTap ? pressed.turned + (clientX < left + width / 2 ? -perPress : perPress) : 0);
  }

  function fall() {
    const { top, height } = ground.getBoundingClientRect();
    // The styles know how much of the fall the page has space for.
    const space = Number(getComputedStyle(host).getPropertyValue('--space-to-fall') || 1);
    target.fallen = space * between(0, 1, -top / (Math.min(height, innerHeight) * fallsIn));
    onChange();
  }

  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    target.held = true;
    perPixel = widest / (host.getBoundingClientRect().width * wholeTurn);
    from = event.clientX - target.turned / perPixel;
    pressed = { at: event.clientX, turned: target.turned };
  });
  handle.addEventListener('pointermove', (event) => {
    if (target.held) turnTo((event.clientX - from) * perPixel);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    handle.addEventListener(end, release);
  handle.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    const to = step ? target.turned + step : ends[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turnTo(to);
  });
  handle.addEventListener('blur', () => turnTo(0));
  ground.addEventListener('pointermove', pointAt, { passive: true });
  for (const end of ['pointerleave', 'pointercancel'])
    ground.addEventListener(end, () => {
      target.over = false;
      onChange();
    });
  addEventListener('scroll', fall, { passive: true });
  addEventListener('resize', fall);
  fall();
  return target;
}
