import { filesOfFont } from '@agency/content/theme/font-files.ts';
import { readTheme } from '@agency/content/theme/theme-values.ts';
import { fromFile } from '@capsizecss/unpack/fs';

/** The font for which the titles were designed, at the width that they have. */
const referenceFont = 'apps/site/src/seo/fonts/bricolage-condensed.ttf';

/** The weights of titles and text, of a package the nearest that it has; the first is used on every page. */
export const fontWeights = { display: [700], text: [400, 600] } as const;

const widthOf = ({ xWidthAvg, unitsPerEm }: { xWidthAvg: number; unitsPerEm: number }) =>
  xWidthAvg / unitsPerEm;

/**
 * The factor for the size of the theme's titles, so that they are as wide as the layout expects: a font without a width
 * axis cannot be narrower.
 */
export async function titleScale(): Promise<number> {
  const { display } = readTheme();
  const main = display && filesOfFont(display, fontWeights.display).find((file) => file.preload);
  if (!main || main.width) return 1;
  const scale = widthOf(await fromFile(referenceFont)) / widthOf(await fromFile(main.file));
  return Math.min(1.1, Math.max(0.74, scale));
}
