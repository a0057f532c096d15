import { allServices } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { ServiceCardsProps } from './ServiceCards.tsx';

/** The cards of all services, under the heading of the page that shows them. */
export async function loadServiceCards(
  copy: ServiceCardsProps['copy'],
): Promise<ServiceCardsProps> {
  const services = await allServices();
  const place = services.length === 4 ? 'serviceOfFour' : 'service';
  const cards = services.map(async ({ id, data: { card, picture } }) => ({
    ...card,
    id,
    picture: await createCaptionedSources(picture, place),
  }));
  return { copy, services: await Promise.all(cards) };
}
