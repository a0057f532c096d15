import type { BallSettings } from './ball-field.ts';

/** Source: specification, section 9. */
export const ballSettings: BallSettings = {
  count: 15,
  speed: 0.3,
  size: 20,
  cursorSize: 2,
  smoothing: 0.05,
};
