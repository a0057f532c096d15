import { allServices, pageContent } from '../../content.ts';
import {
  createCaptionedSources,
  createImageSources,
  type ImageSources,
} from '../../images/image-sources.ts';
import type { Picture } from '../../schemas/picture.ts';
import type { ServiceAccordionProps } from './ServiceAccordion.tsx';

/** A picture that stands upright beside the words, and lies under them where there is no room beside. */
async function panelPicture(picture: Picture): Promise<ImageSources> {
  const upright = await createCaptionedSources(picture, 'panel');
  const lying = await createCaptionedSources(picture, 'panelPhone');
  // A drawing is not cut.
  return lying.avif ? { ...upright, phone: { ...lying, media: '(max-width: 63.99rem)' } } : upright;
}

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
      picture: await panelPicture(picture),
      slit: await createImageSources(picture.src, '', 'panelSlit'),
    }));
  const picture = terms && (await pageContent('howWeWork')).fees.picture;
  return {
    heading,
    terms:
      terms && picture
        ? { ...terms, picture: await createImageSources(picture.src, '', 'panelTerms') }
        : terms,
    services: await Promise.all(panels),
  };
}
