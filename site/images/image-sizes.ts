import { articlePlaces } from './places/articles.ts';
import { bandPlaces } from './places/bands.ts';
import { casePlaces } from './places/case-studies.ts';
import { headPlaces } from './places/heads.ts';
import { workPlaces } from './places/work.ts';

/**
 * The places a picture can stand in: the widths the build makes, and how wide the place is.
 * `sizes` mirrors the layout: change both together. A place that has one shape in every window names it
 * as `ratio`: its files are cut to it, so that a picture of any other shape is as sharp and no heavier.
 * A rem of them grows in wide windows as the page does: grown-sizes.ts.
 * In a place whose height is its own, `{ratio}` stands for width by height of the picture that fills it.
 * A place that is `first` holds the largest picture of a first screen: on the way to it, the pictures of
 * such a place are written as well as they can be without a longer journey (picture-service.ts).
 * Places share widths where they can: a picture that stands in several has fewer files then, and making
 * them is most of a first build.
 */
export const imageSizes = {
  ...headPlaces,
  ...bandPlaces,
  ...casePlaces,
  ...workPlaces,
  ...articlePlaces,
} as const;

export type ImageSize = keyof typeof imageSizes;

/** Width by height of a place that cuts its files. */
export function ratioOf(imageSize: ImageSize): number | undefined {
  const place = imageSizes[imageSize];
  return 'ratio' in place ? place.ratio : undefined;
}

/** Whether the largest picture of a first screen stands there. */
export function isFirst(imageSize: ImageSize): boolean {
  return 'first' in imageSizes[imageSize];
}
