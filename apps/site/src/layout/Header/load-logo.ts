import { readDrawing } from '@agency/content/theme/theme-values.ts';
import { singleFile } from '../../content.ts';
import { svgDataUrl } from '../../images/svg-data-url.ts';

export type LogoSource = { src: string; width: number; height: number };

/** The logo for the header of every page: a small drawing comes with the page, a larger one as a file. */
export async function loadLogo(): Promise<LogoSource> {
  const { src, width, height } = (await singleFile('theme')).logo;
  return { src: svgDataUrl(readDrawing('logo'), src) ?? src, width, height };
}
