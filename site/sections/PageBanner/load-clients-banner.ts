import { pageContent } from '../../content.ts';
import { loadClientLogos } from '../ClientWall/load-client-logos.ts';
import type { ClientsBannerProps } from './ClientsBanner.tsx';

/** As many marks as pass the window in one drift. */
const drifting = 14;

export async function loadClientsBanner(): Promise<ClientsBannerProps> {
  const { banner } = await pageContent('clientsPage');
  const logos = await loadClientLogos();
  return { ...banner, logos: logos.slice(0, drifting) };
}
