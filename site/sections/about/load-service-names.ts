import { allServices } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { ServiceNamesProps } from './ServiceNames.tsx';

/** The names of all services, under the heading of the page that shows them. Their pictures say no more. */
export async function loadServiceNames(
  copy: ServiceNamesProps['copy'],
): Promise<ServiceNamesProps> {
  const services = (await allServices()).map(async ({ id, data: { card, picture } }) => ({
    id,
    title: card.title,
    href: card.href,
    picture: await createImageSources(picture.src, '', 'serviceName'),
  }));
  return { copy, services: await Promise.all(services) };
}
