import { pageContent } from '../../content.ts';
import { drawingAddress } from '../../images/drawing-address.ts';
import { readDrawing } from '../../schemas/theme/theme-values.ts';

/** The logo for the header of every page: a small drawing comes with the page, anything else as a file. */
export async function loadLogo() {
  const { logo } = await pageContent('theme');
  const { src, width, height, format } = logo;
  const address = format === 'svg' ? drawingAddress(readDrawing('logo'), src) : undefined;
  return { src: address ?? src, width, height };
}
