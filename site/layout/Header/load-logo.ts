import { pageContent } from '../../content.ts';
import { drawingAddress } from '../../images/drawing-address.ts';
import { type InlineDrawing, inlineDrawing } from '../../images/inline-drawing.ts';
import { readDrawing } from '../../theme/theme-values.ts';

export type LogoSource = {
  src: string;
  width: number;
  height: number;
  /** A drawing of plain shapes, which needs no file. */
  drawing?: InlineDrawing | undefined;
};

/** The logo for the header of every page: a small drawing comes with the page, anything else as a file. */
export async function loadLogo(): Promise<LogoSource> {
  const { logo } = await pageContent('theme');
  const { src, width, height, format } = logo;
  if (format !== 'svg') return { src, width, height };
  const svg = readDrawing('logo');
  return {
    src: drawingAddress(svg, src) ?? src,
    width,
    height,
    drawing: inlineDrawing(svg, src),
  };
}
