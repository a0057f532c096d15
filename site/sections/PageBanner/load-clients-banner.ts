import { pageContent } from '../../content.ts';
import { loadClientLogos } from '../ClientWall/load-client-logos.ts';
import type { ClientsBannerProps } from './ClientsBanner.tsx';

/** As many marks as pass the window in one drift. */
const drifting = 14;

export async function loadClientsBanner(): Promise<ClientsBannerProps> {
  const { banner } = await pageContent('clientsPage');
  const logos = await loadClientLogos();
  // From the middle on: the wall below begins with the first.
  const middle = Math.floor(logos.length / 2);
  const others = [...logos.slice(middle), ...logos.slice(0, middle)];
  return { ...banner, logos: others.slice(0, drifting) };
}
