import { pageContent } from '../../content.ts';
import { callAction } from '../../layout/call-action.ts';
import { phoneAddress } from '../../layout/contact-addresses.ts';
import { loadPageBanner } from './load-page-banner.ts';

/** The banner of the SEO page: a link to the contact form and one that calls the agency. */
export async function loadSeoBanner() {
  const { contact, call, ...banner } = (await pageContent('seoServices')).banner;
  const brand = await pageContent('brand');
  const copy = {
    ...banner,
    actions: [
      callAction(contact, brand),
      { label: call, href: phoneAddress(brand), icon: 'phone' as const },
    ],
  };
  return { ...(await loadPageBanner(copy, 'bannerEdge')), edge: true };
}
