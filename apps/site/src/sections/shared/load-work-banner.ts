import { allCaseStudies, allGalleries, caseStudyNamed, pageContent } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { WorkBannerProps } from './WorkBanner.tsx';

export async function loadWorkBanner(): Promise<WorkBannerProps> {
  const { banner } = await pageContent('portfolio');
  const works = [...(await allCaseStudies()), ...(await allGalleries())];
  const covers = banner.covers.map(async (slug, index, { length }) =>
    createImageSources(
      (await caseStudyNamed(slug)).data.cover.src,
      '',
      'fan',
      index === length - 1,
    ),
  );
  return { ...banner, count: works.length, covers: await Promise.all(covers) };
}
