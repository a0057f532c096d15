import { allServices, pageContent } from '../../content.ts';
import {
  createImageSources,
  createPictureSources,
  type ImageSources,
} from '../../images/image-sources.ts';
import type { Picture } from '../../schemas/picture.ts';
import type { ServiceAccordionProps } from './ServiceAccordion.tsx';

/** A picture that stands upright beside the words, and lies under them where there is no room beside. */
async function panelPicture(picture: Picture): Promise<ImageSources> {
  const upright = await createPictureSources(picture, 'portrait');
  const lying = await createPictureSources(picture, 'landscape');
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
      slit: await createImageSources(picture.src, '', 'across'),
    }));
  const picture = terms && (await pageContent('howWeWork')).fees.picture;
  return {
    heading,
    terms:
      terms && picture
        ? { ...terms, picture: await createImageSources(picture.src, '', 'across') }
        : terms,
    services: await Promise.all(panels),
  };
}
