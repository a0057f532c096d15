/** Where the hand and the page want the picture. */
export type Wish = {
  /** Degrees to the right. */
  turned: number;
  /** True while a hand holds the picture: then it follows at once. */
  held: boolean;
  /** How much has fallen, from 0 to 1. */
  fallen: number;
  /** Where the light is, in parts of the canvas from its top left corner. */
  light: [number, number];
  lit: boolean;
};

/** What is turned, what takes the hand, and what the pointer moves over. */
export type HandParts = { canvas: Element; handle: HTMLElement; ground: HTMLElement };

/** Degrees to either side that the sequence holds. */
export const widest = 27;
/** Degrees a second with which the picture shows, once, that it turns. */
export const firstTurn = 150;
/** The part of the picture's width by which a hand turns it all the way, and degrees for each press of an arrow key. */
const [wholeTurn, perPress] = [0.18, 6];
/** Pixels that a finger may move in a tap. */
const tapSlack = 6;
/** The part of a screenful of scrolling in which all of it falls. */
const fallsIn = 0.58;

/** How much of the fall the page has room for, from 0 to 1: the styles know. */
const roomToFall = (canvas: Element) =>
  Number(getComputedStyle(canvas).getPropertyValue('--room-to-fall') || 1);

const between = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value));

/**
 * Follows pointer, touch, keyboard and scroll.
 * @param onWish called after each change of the wish
 */
export function followHand(
  { canvas, handle, ground }: HandParts,
  signal: AbortSignal,
  onWish: () => void,
): Wish {
  const wish: Wish = { turned: 0, held: false, fallen: 0, light: [0.3, 0.2], lit: false };
  let from = 0;
  let pressed = { at: 0, turned: 0 };
  let perPixel = 0;
  let room = roomToFall(canvas);

  function turnTo(degrees: number) {
    wish.turned = between(-widest, widest, degrees);
    const rounded = Math.round(wish.turned);
    handle.setAttribute('aria-valuenow', String(rounded));
    handle.setAttribute('aria-valuetext', `${rounded}°`);
    onWish();
  }

  function lightFrom({ clientX, clientY }: PointerEvent) {
    const box = canvas.getBoundingClientRect();
    wish.light = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    wish.lit = true;
    onWish();
  }

  function dark() {
    wish.lit = false;
    onWish();
  }

  /** After a tap on one half the picture stays turned by a step to that side; after a drag it swings back. */
  function letGo({ type, clientX }: PointerEvent) {
    if (!wish.held) return;
    wish.held = false;
    const isTap = type === 'pointerup' && Math.abs(clientX - pressed.at) < tapSlack;
    const { left, width } = handle.getBoundingClientRect();
    const step = clientX < left + width / 2 ? -perPress : perPress;
    turnTo(isTap ? pressed.turned + step : 0);
  }

  const keys: Record<string, () => number> = {
    ArrowLeft: () => wish.turned - perPress,
    ArrowDown: () => wish.turned - perPress,
    ArrowRight: () => wish.turned + perPress,
    ArrowUp: () => wish.turned + perPress,
    Home: () => -widest,
    End: () => widest,
    Escape: () => 0,
  };

  function fall() {
    const { top, height } = ground.getBoundingClientRect();
    const fallen = room * between(0, 1, -top / (Math.min(height, innerHeight) * fallsIn));
    if (fallen === wish.fallen) return;
    wish.fallen = fallen;
    onWish();
  }

  handle.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      handle.setPointerCapture(event.pointerId);
      wish.held = true;
      perPixel = widest / (canvas.getBoundingClientRect().width * wholeTurn);
      from = event.clientX - wish.turned / perPixel;
      pressed = { at: event.clientX, turned: wish.turned };
    },
    { signal },
  );
  handle.addEventListener(
    'pointermove',
    (event) => {
      if (!wish.held) return;
      turnTo((event.clientX - from) * perPixel);
      lightFrom(event);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    handle.addEventListener(end, letGo, { signal });
  handle.addEventListener(
    'keydown',
    (event) => {
      const turn = keys[event.key];
      if (!turn || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      turnTo(turn());
    },
    { signal },
  );
  handle.addEventListener('blur', () => turnTo(0), { signal });
  ground.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'touch') lightFrom(event);
    },
    { signal, passive: true },
  );
  ground.addEventListener('pointerleave', dark, { signal });
  ground.addEventListener('pointercancel', dark, { signal });
  addEventListener('scroll', fall, { signal, passive: true });
  addEventListener(
    'resize',
    () => {
      room = roomToFall(canvas);
      fall();
    },
    { signal },
  );
  fall();
  return wish;
}
