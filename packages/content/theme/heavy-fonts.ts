import { existsSync, statSync } from 'node:fs';
import { filesOfFont } from './font-files.ts';
import type { FontValues } from './theme-values.ts';

/** The most that a font may weigh before the first text, in kB: the two of the product have 23 together. */
const maxKilobytes = 60;

export const lighterFont =
  'Use a package without "-variable" in its name, which has one small file for each weight, or a woff2 file with fewer letters.';

type Fonts = { display?: FontValues | undefined; text?: FontValues | undefined };

/** Fonts of the theme of which so much is loaded before the first text that a phone shows it late. */
export function heavyFonts({ display, text }: Fonts): { field: string; value: string }[] {
  return Object.entries({ display, text }).flatMap(([field, font]) => {
    const files = font ? filesOfFont(font, [field === 'display' ? 700 : 400]) : [];
    const bytes = files
      .filter(({ file, preload }) => preload && existsSync(file))
      .reduce((sum, { file }) => sum + statSync(file).size, 0);
    const kilobytes = Math.round(bytes / 1000);
    const value = `has ${kilobytes} kB that are loaded before the first text, more than ${maxKilobytes}`;
    return kilobytes > maxKilobytes ? [{ field, value }] : [];
  });
}
