import { allCaseStudies, allGalleries, caseStudyBySlug, singleFile } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { WorkBannerProps } from './WorkBanner.tsx';

export async function loadWorkBanner(): Promise<WorkBannerProps> {
  const { banner } = await singleFile('portfolio');
  const works = [...(await allCaseStudies()), ...(await allGalleries())];
  const covers = banner.covers.map(async (slug) =>
    createImageSources((await caseStudyBySlug(slug)).data.cover.src, '', 'fan'),
  );
  return { ...banner, count: works.length, covers: await Promise.all(covers) };
}
