import type { ImageSize } from '../../images/image-sizes.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { CaseStudy } from '../../schemas/case-study.ts';
import type { Picture } from '../../schemas/picture.ts';
import type { CaseTile } from '../CasePictures/CasePictures.tsx';

/** Screens stand upright; pages lie, two beside each other after the first. */
function sizeOf({ src }: Picture, index: number, isGuide: boolean): ImageSize {
  if (src.height > src.width) return 'phone';
  if (isGuide) return index === 0 ? 'guidePage' : 'guideSide';
  return index === 0 ? 'page' : 'side';
}

/** Screens or pages of a case study. A page leads to its place in the PDF, where it can be read at any size. */
export function loadCaseDetails({ details, embed }: CaseStudy): Promise<CaseTile[]> {
  return Promise.all(
    (details?.pictures ?? []).map(async ({ picture, caption, page }, index) => ({
      picture: await createCaptionedSources(picture, sizeOf(picture, index, embed.kind === 'pdf')),
      caption,
      href: embed.kind === 'pdf' && page ? `${embed.file}#page=${page}` : undefined,
    })),
  );
}
