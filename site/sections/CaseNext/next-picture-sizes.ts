import type { ImageSize } from '../../images/image-sizes.ts';
import type { CaseVariant } from '../../schemas/case-variant.ts';

/** How wide the still of what comes next is, by the manner in which it is announced. */
export const nextPictureSizes: Record<CaseVariant, ImageSize> = {
  site: 'caseNext',
  brand: 'caseNextAcross',
  campaign: 'caseNextAcross',
  search: 'caseNext',
  feed: 'caseNextPost',
};
