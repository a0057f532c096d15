import { allServices, pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { ServiceAccordionProps } from './ServiceAccordion.tsx';

/** The panels of all services that have one, in their own order. */
export async function loadServiceAccordion(): Promise<ServiceAccordionProps> {
  const { heading, terms } = (await pageContent('servicesPage')).accordion;
  const services = (await allServices()).flatMap(({ data: { accordion, picture } }) =>
    accordion ? [{ ...accordion, picture }] : [],
  );
  const panels = services
    .sort((a, b) => a.order - b.order)
    .map(async ({ order, picture, ...panel }) => ({
      ...panel,
      picture: await createCaptionedSources(picture, 'panel'),
    }));
  return { heading, terms, services: await Promise.all(panels) };
}
