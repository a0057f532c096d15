import type { ImageSize } from '../../images/image-sizes.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { Picture } from '../../schemas/picture.ts';
import type { PageBannerProps } from './PageBanner.tsx';

type BannerContent = Omit<PageBannerProps, 'picture'> & { picture?: Picture };

/** The words of a banner with its picture made for its place. */
export async function loadPageBanner(
  { picture, ...copy }: BannerContent,
  place: ImageSize = 'banner',
): Promise<PageBannerProps> {
  return picture ? { ...copy, picture: await createCaptionedSources(picture, place) } : copy;
}
