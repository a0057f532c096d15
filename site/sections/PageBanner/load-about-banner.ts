import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { AboutBannerProps } from './AboutBanner.tsx';

export async function loadAboutBanner(): Promise<AboutBannerProps> {
  const { picture, ...copy } = (await pageContent('about')).banner;
  return { ...copy, picture: await createCaptionedSources(picture, 'bleed') };
}
