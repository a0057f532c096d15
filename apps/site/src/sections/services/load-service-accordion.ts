import type { Picture } from '@agency/content/schemas/picture.ts';
import { allServices, sectionOf, singleFile } from '../../content.ts';
import {
  createImageSources,
  createPictureSources,
  type ImageSources,
} from '../../images/image-sources.ts';
import { withBreakpoints } from '../../images/with-breakpoints.ts';
import type { ServiceAccordionProps } from './ServiceAccordion/ServiceAccordion.tsx';

/** Upright beside the text, and wide under it in a narrow window. */
async function panelPicture(picture: Picture): Promise<ImageSources> {
  const upright = await createPictureSources(picture, 'portrait');
  const wide = await createPictureSources(picture, 'landscape');
  // A drawing is not cut.
  const media = withBreakpoints('(--below-desktop)');
  return wide.avif ? { ...upright, phone: { ...wide, media } } : upright;
}

/** The panels of all services that have one, in their own order. */
export async function loadServiceAccordion(): Promise<ServiceAccordionProps> {
  const { heading, terms, more } = await sectionOf('servicesPage', 'accordion');
  const { trades } = await singleFile('interface');
  const services = (await allServices()).flatMap(({ id, data: { accordion, picture } }) =>
    accordion ? [{ ...accordion, id, picture }] : [],
  );
  const panels = services
    .sort((a, b) => a.order - b.order)
    .map(async ({ order, picture, ...panel }) => ({
      ...panel,
      picture: await panelPicture(picture),
      preview: await createImageSources(picture.src, '', 'across'),
    }));
  return { heading, terms, more, trades, services: await Promise.all(panels) };
}
