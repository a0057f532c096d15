import { activeDrawing } from '@agency/content/check/active-markup.ts';
import { optimize } from 'svgo';

/**
 * Removes metadata, comments and what drawing programs add, such as paths on the artist's machine, from an SVG.
 * @param file is named where the drawing cannot be read
 * @throws when something in it runs or loads something: then the check was not asked
 */
export function stripDrawing(svg: string, file: string): string {
  const active = activeDrawing(svg);
  if (active !== undefined)
    throw new Error(`${file} contains ${active}. A drawing is shapes only.`);
  return optimize(svg, {
    path: file,
    js2svg: { pretty: false },
    plugins: ['removeDoctype', 'removeComments', 'removeMetadata', 'removeEditorsNSData'],
  }).data;
}
