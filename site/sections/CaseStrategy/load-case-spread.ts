import { createCaptionedSources, type ImageSources } from '../../images/image-sources.ts';
import type { Picture } from '../../schemas/picture.ts';

/** The pictures that open the strategy, alone or in two halves of the window. */
export function loadCaseSpread(spread: readonly Picture[] = []): Promise<ImageSources[]> {
  const size = spread.length > 1 ? 'caseSpreadHalf' : 'caseSpread';
  return Promise.all(spread.map((picture) => createCaptionedSources(picture, size)));
}
