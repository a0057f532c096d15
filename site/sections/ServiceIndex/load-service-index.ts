import { allServices } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { ServiceIndexProps } from './ServiceIndex.tsx';

/** All services, under the heading of the page that shows them. The first of three is large. */
export async function loadServiceIndex(
  copy: ServiceIndexProps['copy'],
): Promise<ServiceIndexProps> {
  const services = await allServices();
  const rows = services.map(async ({ id, data: { card, picture } }, index) => ({
    ...card,
    id,
    picture: await createCaptionedSources(picture, index % 3 === 0 ? 'service' : 'serviceSlit'),
  }));
  return { copy, services: await Promise.all(rows) };
}
