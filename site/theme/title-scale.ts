import { fromFile } from '@capsizecss/unpack/fs';
import { filesOfFace } from './face-files.ts';
import { readTheme } from './theme-values.ts';

/** What the layout's titles were drawn with: the product's own face at the width they use. */
const drawnWith = 'site/seo/fonts/bricolage-condensed.ttf';

/** The weights that titles and text are set in, the first with every page. */
export const faceWeights = { display: [700], text: [400, 600] } as const;

const widthOf = ({ xWidthAvg, unitsPerEm }: { xWidthAvg: number; unitsPerEm: number }) =>
  xWidthAvg / unitsPerEm;

/**
 * How much smaller the theme's titles are set so that they take the room they were drawn for: a face
 * without a width axis cannot be set narrower.
 */
export async function titleScale(): Promise<number> {
  const { display } = readTheme();
  const main = display && filesOfFace(display, faceWeights.display).find((file) => file.main);
  if (!main || main.width) return 1;
  const fits = widthOf(await fromFile(drawnWith)) / widthOf(await fromFile(main.file));
  return Math.min(1.1, Math.max(0.74, fits));
}
