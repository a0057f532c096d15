import { allServices } from '../../content.ts';
import type { ImageSize } from '../../images/image-sizes.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { ServiceCardsProps } from './ServiceCards.tsx';

/** Where the picture of a card stands: on a phone the first of three is large, the others are coins. */
function placeOf(index: number, count: number): ImageSize {
  const large = index % 3 === 0;
  if (count === 4) return large ? 'serviceOfFour' : 'serviceOfFourCoin';
  return large ? 'service' : 'serviceCoin';
}

/** The cards of all services, under the heading of the page that shows them. */
export async function loadServiceCards(
  copy: ServiceCardsProps['copy'],
): Promise<ServiceCardsProps> {
  const services = await allServices();
  const cards = services.map(async ({ id, data: { card, picture } }, index) => ({
    ...card,
    id,
    picture: await createCaptionedSources(picture, placeOf(index, services.length)),
  }));
  return { copy, services: await Promise.all(cards) };
}
