import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import { callAction } from '../../layout/call-action.ts';
import { phoneAddress } from '../../layout/contact-addresses.ts';
import type { PhotoBannerProps } from './PhotoBanner.tsx';

export async function loadAboutBanner(): Promise<PhotoBannerProps> {
  const { picture, ...copy } = (await pageContent('about')).banner;
  return { ...copy, picture: await createCaptionedSources(picture, 'photoBanner') };
}

/** The banner of the SEO page: a link to the contact form and one that calls the agency. */
export async function loadSeoBanner(): Promise<PhotoBannerProps> {
  const { contact, call, picture, ...copy } = (await pageContent('seoServices')).banner;
  const brand = await pageContent('brand');
  return {
    ...copy,
    picture: await createCaptionedSources(picture, 'photoBanner'),
    actions: [
      callAction(contact, brand),
      { label: call, href: phoneAddress(brand), icon: 'phone' },
    ],
  };
}
