import { fromFile } from '@capsizecss/unpack/fs';
import { filesOfFont } from './font-files.ts';
import { readTheme } from './theme-values.ts';

/** The font for which the layout's titles were designed, at the width that they use. */
const drawnWith = 'apps/site/src/seo/fonts/bricolage-condensed.ttf';

/** The weights that titles and text are set in, the first with every page. */
export const fontWeights = { display: [700], text: [400, 600] } as const;

const widthOf = ({ xWidthAvg, unitsPerEm }: { xWidthAvg: number; unitsPerEm: number }) =>
  xWidthAvg / unitsPerEm;

/**
 * The factor that makes the theme's titles as wide as the layout expects: a font without a width axis cannot be
 * set narrower.
 */
export async function titleScale(): Promise<number> {
  const { display } = readTheme();
  const main = display && filesOfFont(display, fontWeights.display).find((file) => file.main);
  if (!main || main.width) return 1;
  const fits = widthOf(await fromFile(drawnWith)) / widthOf(await fromFile(main.file));
  return Math.min(1.1, Math.max(0.74, fits));
}
