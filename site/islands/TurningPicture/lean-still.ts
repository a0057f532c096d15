import { isCalm } from '../../scripts/calm-switch.ts';

/** Degrees that the still leans towards the mouse at most, and swings about its middle while it is held. */
const [mostLean, mostSwing] = [12, 20];
/** Degrees for each pixel of a drag. */
const perPixel = 0.08;

const within = (most: number, value: number) => Math.min(most, Math.max(-most, value));

/**
 * What costs next to nothing where the processor has to draw: the still picture leans towards the mouse,
 * and swings with the hand that holds it.
 * @param ground what the mouse moves over
 */
export function leanStill(host: HTMLElement, ground: HTMLElement): void {
  let from: number | undefined;

  function set(name: string, degrees: number) {
    host.style.setProperty(name, `${degrees.toFixed(2)}deg`);
  }

  function rest() {
    for (const name of ['--lean-x', '--lean-y']) host.style.removeProperty(name);
    letGo();
  }

  function letGo() {
    from = undefined;
    host.style.removeProperty('--swing');
  }

  host.addEventListener('pointerdown', (event) => {
    if (isCalm() || event.button !== 0 || event.pointerType === 'touch') return;
    host.setPointerCapture(event.pointerId);
    from = event.clientX;
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'])
    host.addEventListener(end, letGo);
  ground.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      if (isCalm() || pointerType === 'touch') return;
      const box = host.getBoundingClientRect();
      const x = (clientX - box.left) / box.width - 0.43;
      const y = (clientY - box.top) / box.height - 0.38;
      set('--lean-x', within(mostLean, -2 * mostLean * y));
      set('--lean-y', within(mostLean, 2 * mostLean * x));
      if (from !== undefined) set('--swing', within(mostSwing, (clientX - from) * perPixel));
    },
    { passive: true },
  );
  ground.addEventListener('pointerleave', rest);
  const show = () => host.toggleAttribute('data-leans', !isCalm());
  addEventListener('calm', () => {
    rest();
    show();
  });
  show();
}
