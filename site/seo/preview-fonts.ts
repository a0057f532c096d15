import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SatoriOptions } from 'satori';
import { filesOfFace } from '../theme/face-files.ts';
import { readTheme } from '../theme/theme-values.ts';
import { faceWeights } from '../theme/title-scale.ts';

/** The product's own title face, narrow, as a file that can be drawn with. */
const ownFile = join('site', 'seo', 'fonts', 'bricolage-condensed.ttf');

/** Faces are drawn from TTF, OTF or WOFF; packages hold the latter beside each WOFF2. */
const drawable = (file: string) => file.replace(/woff2$/, 'woff');

/**
 * The faces of preview pictures: the theme's titles where its files can be drawn with, then the product's
 * own for what those do not hold.
 */
function readFonts(): SatoriOptions['fonts'] {
  const { display } = readTheme();
  const files =
    display && !display.package?.includes('variable')
      ? filesOfFace(display, faceWeights.display)
      : [];
  return [...files.map(({ file }) => drawable(file)), ownFile]
    .filter((file) => !file.endsWith('.woff2') && existsSync(file))
    .map((file, index) => ({ name: `title ${index}`, data: readFileSync(file), weight: 700 }));
}

let fonts: SatoriOptions['fonts'] | undefined;

/** The same list each time: what draws with them then reads each file once. */
export function previewFonts(): SatoriOptions['fonts'] {
  fonts ??= readFonts();
  return fonts;
}
