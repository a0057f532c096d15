import { optimize } from 'svgo';
import { stripDrawing } from '../content/strip-drawing.ts';

/** A drawing as an `svg` of the page holds it. */
export type InlineDrawing = { viewBox: string; outlines: string };

/** The longest drawing a page carries with it; a larger one is cheaper as a file, fetched once. */
const longest = 6000;

const root = /^<svg(?: (?:xmlns|width|height)="[^"]*"| viewBox="([\d. -]+)")+>(.*)<\/svg>$/s;

/** Outlines and how they are drawn: nothing with a name that could mean something else in the page, nothing that runs or fetches. */
const outline =
  /<\/?(?:g|path|rect|circle|ellipse|line|polyline|polygon)(?: (?:d|fill|fill-rule|clip-rule|opacity|stroke|stroke-(?:width|linecap|linejoin)|transform|points|width|height|r|[rc][xy]|[xy][12]?)="(?:(?!url)[\w#.,% ()-])*")*\/?>/g;

/** Points to two thousandths of the drawing's width or finer: in a header no screen shows less. */
function roundOutlines(svg: string, width: number): string {
  const floatPrecision = Math.max(0, 3 - Math.floor(Math.log10(width)));
  const params = { floatPrecision, applyTransforms: false };
  return optimize(svg, { plugins: [{ name: 'convertPathData', params }] }).data;
}

/**
 * A small drawing of plain outlines as a part of the page itself: it is painted with the first words, and costs no
 * address to decode. Undefined for any other, which keeps to itself in an `img`.
 * @param file is named where the drawing cannot be read
 */
export function inlineDrawing(svg: string, file: string): InlineDrawing | undefined {
  const stripped = stripDrawing(svg, file);
  const width = Number(root.exec(stripped)?.[1]?.split(' ')[2]);
  if (!(width > 0)) return undefined;
  const [, viewBox, outlines = ''] = root.exec(roundOutlines(stripped, width)) ?? [];
  const plain = outlines.length <= longest && outlines.replace(outline, '') === '';
  return viewBox && plain ? { viewBox, outlines } : undefined;
}
