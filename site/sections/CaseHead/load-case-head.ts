import { pageContent, workCategory } from '../../content.ts';
import type { ImageSize } from '../../images/image-sizes.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { CaseStudy } from '../../schemas/case-study.ts';
import type { CaseVariant } from '../../schemas/case-variant.ts';
import type { CaseHeadProps } from './CaseHead.tsx';

const coverSizes: Record<CaseVariant, ImageSize> = {
  site: 'caseSite',
  brand: 'caseBrand',
  campaign: 'caseCampaign',
  search: 'caseSearch',
  feed: 'caseFeed',
};
const coverSizesByDay: typeof coverSizes = {
  ...coverSizes,
  search: 'caseByDayHigh',
  feed: 'caseByDay',
};

export async function loadCaseHead(study: CaseStudy): Promise<CaseHeadProps> {
  const { client, title, category, cover, services, technology, mode, industry, setting } = study;
  const { facts } = (await pageContent('interface')).caseStudy;
  const { variant, name } = await workCategory(category);
  const size = (setting === 'day' ? coverSizesByDay : coverSizes)[variant];
  return {
    variant,
    setting,
    client,
    title,
    category: name,
    cover: await createCaptionedSources(cover, size),
    facts: [
      { title: facts.client, value: client },
      { title: facts.services, value: services.join(', ') },
      ...(technology ? [{ title: facts.technology, value: technology }] : []),
      ...(mode ? [{ title: facts.mode, value: mode }] : []),
      { title: facts.industry, value: industry },
    ],
  };
}
