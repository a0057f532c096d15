import { optimize } from 'svgo';

/**
 * Takes metadata, comments and what drawing programs note, such as paths on the artist's machine.
 * @param file is named where the drawing cannot be read
 */
export const stripDrawing = (svg: string, file: string): string =>
  optimize(svg, {
    path: file,
    js2svg: { pretty: false },
    plugins: ['removeDoctype', 'removeComments', 'removeMetadata', 'removeEditorsNSData'],
  }).data;
