import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { SeoReasonsProps } from './SeoReasons.tsx';

export async function loadSeoReasons(): Promise<SeoReasonsProps> {
  const { picture, ...copy } = (await pageContent('seoServices')).whyChooseUs;
  return { copy, picture: await createCaptionedSources(picture, 'backdrop') };
}
