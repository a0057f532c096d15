/**
 * The peel of the sample's sequence, as shares of the picture's width: the left edge and the top of the part that
 * hangs, and its tip before it falls and in the last frame. Another sequence needs new values.
 */
const hanging = { left: 0.715, top: 0.53, firstTip: 0.74, lastTip: 1.28 };
/** The longest peel, with 1 for the last frame: a longer one no longer looks like one. */
const maxFall = 2.4;
/** The height of the canvas that has space for it, as a share of its width. */
export const canvasHeight = 2.4;
/** Pixels of a frame that are drawn with one scale. */
const strip = 6;

/** How far the peel has fallen when its tip is at this share of the picture's width below the picture's top. */
export function fallWithTipAt(tip: number): number {
  const { top, firstTip, lastTip } = hanging;
  const fall =
    tip < lastTip ? (tip - firstTip) / (lastTip - firstTip) : (tip - top) / (lastTip - top);
  return Math.min(maxFall, Math.max(0, fall));
}

/** Draws a frame. Beyond the last one the peel is drawn longer, most at its tip, as if its turns opened. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  frame: ImageBitmap,
  fallen: number,
): void {
  const { width, height } = frame;
  context.clearRect(0, 0, width, context.canvas.height);
  if (fallen <= 1) {
    context.drawImage(frame, 0, 0);
    return;
  }
  const [left, top] = [Math.round(hanging.left * width), Math.round(hanging.top * width)];
  const [right, rest] = [width - left, height - top];
  const growth = (fallen - 1) / (hanging.lastTip * width - top);
  const below = (pixels: number) => Math.round(top + pixels + growth * pixels ** 2);
  context.drawImage(frame, 0, 0, width, top, 0, 0, width, top);
  context.drawImage(frame, 0, top, left, rest, 0, top, left, rest);
  for (let at = 0; at < rest; at += strip) {
    const [from, to] = [below(at), below(at + strip)];
    context.drawImage(frame, left, top + at, right, strip, left, from, right, to - from);
  }
}
