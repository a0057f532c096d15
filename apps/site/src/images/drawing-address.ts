import { stripDrawing } from '../content/strip-drawing.ts';

/** The longest address a page carries with it; a larger drawing is cheaper as a file, fetched once. */
const longest = 6000;

/**
 * A small drawing as an address that holds it, for an `img`: it comes with the page, and nothing in it can
 * run or fetch. Undefined where it is too large.
 * @param file is named where the drawing cannot be read
 */
export function drawingAddress(svg: string, file: string): string | undefined {
  const code = encodeURIComponent(stripDrawing(svg, file));
  const readable = code.replace(/%(3D|3A|2F|2C)/g, decodeURIComponent);
  return readable.length <= longest ? `data:image/svg+xml,${readable}` : undefined;
}
