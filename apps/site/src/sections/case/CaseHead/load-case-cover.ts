import type { CaseStudy } from '@agency/content/schemas/case-study.ts';
import type { CaseType } from '@agency/content/schemas/case-type.ts';
import type { ImagePreset } from '../../../images/image-presets.ts';
import { createPictureSources } from '../../../images/image-sources.ts';

const coverSizes: Record<CaseType, ImagePreset> = {
  site: 'caseHalf',
  brand: 'screen',
  campaign: 'caseHalf',
  search: 'caseSplit',
  feed: 'caseSplit',
};

/** The cover in the head of a case study. */
export const loadCaseCover = (study: CaseStudy, caseType: CaseType) =>
  createPictureSources(study.cover, coverSizes[caseType]);
