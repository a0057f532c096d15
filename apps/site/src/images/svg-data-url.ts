import { stripDrawing } from './strip-drawing.ts';

/** A longer URL would make every page larger; such an SVG is cheaper as a file that is loaded once. */
const maxLength = 6000;

/**
 * A small SVG as a data URL for an `img`, where it can neither run scripts nor load files.
 * @param file the name for error messages
 * @returns undefined when it is too large
 */
export function svgDataUrl(svg: string, file: string): string | undefined {
  const code = encodeURIComponent(stripDrawing(svg, file));
  const readable = code.replace(/%(3D|3A|2F|2C)/g, decodeURIComponent);
  return readable.length <= maxLength ? `data:image/svg+xml,${readable}` : undefined;
}
