import { allServices } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { ServiceIndexProps } from './ServiceIndex.tsx';

/** All services, under the heading of the page that shows them. The first of three is large. */
export async function loadServiceIndex(
  copy: ServiceIndexProps['copy'],
): Promise<ServiceIndexProps> {
  const services = await allServices();
  const rows = services.map(async ({ id, data: { card, picture } }, index) => {
    const large = index % 3 === 0;
    return {
      ...card,
      id,
      large,
      picture: await createCaptionedSources(picture, large ? 'service' : 'serviceSlit'),
    };
  });
  return { copy, services: await Promise.all(rows) };
}
