import { singleFile, workCategory } from '../../content.ts';
import type { ImagePreset } from '../../images/image-presets.ts';
import { createPictureSources } from '../../images/image-sources.ts';
import type { CaseStudy } from '../../schemas/case-study.ts';
import type { CaseType } from '../../schemas/case-type.ts';
import { hasSamples } from '../shared/has-samples.ts';
import type { CaseHeadProps } from './CaseHead.tsx';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

const coverSizes: Record<CaseType, ImagePreset> = {
  site: 'caseHalf',
  brand: 'screen',
  campaign: 'caseHalf',
  search: 'caseSplit',
  feed: 'caseSplit',
};

export async function loadCaseHead(study: CaseStudy): Promise<CaseHeadProps> {
  const { client, title, category, cover, services, technology, mode, industry, published } = study;
  const { caseStudy, article } = await singleFile('interface');
  const { facts, sample, sampleWithoutFigures = sample } = caseStudy;
  const { caseType, name } = await workCategory(category);
  return {
    caseType,
    client,
    title,
    category: name,
    cover: await createPictureSources(cover, coverSizes[caseType]),
    facts: [
      { title: facts.client, value: client },
      { title: facts.services, value: services.join(', ') },
      ...(technology ? [{ title: facts.technology, value: technology }] : []),
      ...(mode ? [{ title: facts.mode, value: mode }] : []),
      { title: facts.industry, value: industry },
      ...(published ? [{ title: article.published, value: day.format(published) }] : []),
    ],
    sample: hasSamples(study) ? (study.figures ? sample : sampleWithoutFigures) : undefined,
  };
}
