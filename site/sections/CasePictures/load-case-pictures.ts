import type { ImageSize } from '../../images/image-sizes.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { CaseStudy } from '../../schemas/case-study.ts';
import type { CaseSetting } from '../../schemas/case-variant.ts';
import type { CaseTile } from './CasePictures.tsx';

type EmbeddedPictures = Extract<CaseStudy['embed'], { kind: 'pictures' }>['pictures'];

/** Posts of a feed stand alike, by day in one strip; of other pictures the first is the largest. */
function sizeAt(index: number, count: number, feed: CaseSetting | false): ImageSize {
  if (feed === 'day') return 'postOfStrip';
  if (feed && count === 4) return index === 0 ? 'postOfFour' : 'narrowPostOfFour';
  if (feed) return 'post';
  if (index === 0) return 'leadTile';
  return count === 2 ? 'tileOfTwo' : 'tile';
}

export function loadCaseTiles(
  pictures: EmbeddedPictures,
  feed: CaseSetting | false,
): Promise<CaseTile[]> {
  return Promise.all(
    pictures.map(async ({ picture, caption, href }, index) => ({
      picture: await createCaptionedSources(picture, sizeAt(index, pictures.length, feed)),
      caption,
      href,
    })),
  );
}
