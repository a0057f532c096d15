import { pageContent } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { StatCardsProps } from './StatCards.tsx';

export async function loadStatCards(): Promise<StatCardsProps> {
  const { heading, text, items } = (await pageContent('about')).stats;
  const stats = items.map(async ({ image, hoverImage, ...stat }) => ({
    ...stat,
    picture: await createImageSources(image, '', 'stat'),
    hoverPicture: await createImageSources(hoverImage, '', 'stat'),
  }));
  return { heading, text, stats: await Promise.all(stats) };
}
