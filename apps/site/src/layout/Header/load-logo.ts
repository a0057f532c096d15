import { pageContent } from '../../content.ts';
import { drawingAddress } from '../../images/drawing-address.ts';
import { readDrawing } from '../../theme/theme-values.ts';

export type LogoSource = { src: string; width: number; height: number };

/** The logo for the header of every page: a small drawing comes with the page, a larger one as a file. */
export async function loadLogo(): Promise<LogoSource> {
  const { src, width, height } = (await pageContent('theme')).logo;
  return { src: drawingAddress(readDrawing('logo'), src) ?? src, width, height };
}
