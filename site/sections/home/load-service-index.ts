import { allServices } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { ServiceIndexProps } from './ServiceIndex.tsx';

/** All services, under the heading of the page that shows them. */
export async function loadServiceIndex(
  copy: ServiceIndexProps['copy'],
): Promise<ServiceIndexProps> {
  const services = await allServices();
  const rows = services.map(async ({ id, data: { card, picture } }) => ({
    ...card,
    id,
    picture: await createCaptionedSources(picture, 'serviceSlit'),
  }));
  return { copy, services: await Promise.all(rows) };
}
