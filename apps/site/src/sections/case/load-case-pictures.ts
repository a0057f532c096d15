import type { CaseStudy } from '@agency/content/schemas/case-study.ts';
import type { TileProps } from '../../components/Tile/Tile.tsx';
import type { ImagePreset } from '../../images/image-presets.ts';
import { createPictureSources } from '../../images/image-sources.ts';

type ShownPicture = Pick<
  Extract<CaseStudy['embed'], { kind: 'pictures' }>['pictures'][number],
  'picture' | 'caption' | 'href'
>;

/** Pictures with their captions, each with a link to its post where it has one. */
export const loadCaseTiles = (
  pictures: readonly ShownPicture[],
  size: (index: number) => ImagePreset,
  openPost: string,
): Promise<TileProps[]> =>
  Promise.all(
    pictures.map(async ({ picture, caption, href }, index) => ({
      picture: await createPictureSources(picture, size(index)),
      caption,
      link: href ? { href, label: openPost } : undefined,
    })),
  );
