import { pictureView } from './picture-view.ts';
import { fetchSequence } from './sequence-file.ts';
import { moveTurning, type TurningParts } from './turning-motion.ts';

/** Pixels drawn for each pixel of the page, along one side, at most. */
const sharpest = 1.5;

/**
 * Fetches the sequence, and lets it take the still picture's place once it can be drawn.
 * @param onShown called then
 * @throws where the sequence or WebGL cannot be had
 */
export async function wakePicture(
  address: string,
  still: HTMLImageElement,
  parts: TurningParts,
  signal: AbortSignal,
  onShown: () => void,
): Promise<void> {
  const [sequence, picture] = await Promise.all([
    fetchSequence(address, signal),
    // The file is there already; decoding it here keeps that off the page's own thread.
    fetch(still.currentSrc, { signal }).then(async (answer) =>
      createImageBitmap(await answer.blob()),
    ),
  ]);
  if (signal.aborted) return;
  let ask = () => {};
  const view = pictureView(parts.canvas, sequence, picture, () => ask());
  const size = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = parts.canvas;
    view.fit(clientWidth, clientHeight, Math.min(devicePixelRatio, sharpest));
    ask();
  });
  size.observe(parts.canvas);
  ask = moveTurning(view, sequence.moments, parts, signal, onShown);
  signal.addEventListener('abort', () => size.disconnect());
}
