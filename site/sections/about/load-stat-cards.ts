import { pageContent } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { StatCardsProps } from './StatCards.tsx';

/** Three share a row, or two and the last has one of its own. */
function placeOf(index: number, count: number) {
  if (count !== 3) return 'stat';
  return index === 2 ? 'statLastOfThree' : 'statOfThree';
}

export async function loadStatCards(): Promise<StatCardsProps> {
  const { heading, text, items } = (await pageContent('about')).stats;
  const stats = items.map(async ({ image, hoverImage, ...stat }, index) => {
    const place = placeOf(index, items.length);
    return {
      ...stat,
      picture: await createImageSources(image, '', place),
      hoverPicture: await createImageSources(hoverImage, '', place),
    };
  });
  return { heading, text, stats: await Promise.all(stats) };
}
