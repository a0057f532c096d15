import { optimize } from 'svgo';

/**
 * Removes metadata, comments and what drawing programs add, such as paths on the artist's machine, from an SVG.
 * @param file is named where the drawing cannot be read
 */
export const stripDrawing = (svg: string, file: string): string =>
  optimize(svg, {
    path: file,
    js2svg: { pretty: false },
    plugins: ['removeDoctype', 'removeComments', 'removeMetadata', 'removeEditorsNSData'],
  }).data;
