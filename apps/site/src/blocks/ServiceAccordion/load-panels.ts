import type { Picture } from '@agency/content/schemas/picture.ts';
import { allServices } from '../../content.ts';
import {
  createImageSources,
  createPictureSources,
  type ImageSources,
} from '../../images/image-sources.ts';
import { withBreakpoints } from '../../images/with-breakpoints.ts';

/** Upright beside the text, and wide under it in a narrow window. */
async function panelPicture(picture: Picture): Promise<ImageSources> {
  const upright = await createPictureSources(picture, 'portrait');
  const wide = await createPictureSources(picture, 'landscape');
  // A drawing is not cut.
  const media = withBreakpoints('(--below-desktop)');
  return wide.avif ? { ...upright, phone: { ...wide, media } } : upright;
}

/** The services that have a panel, in the order of the panels. */
export async function servicesWithPanel() {
  const services = (await allServices()).flatMap(({ id, data: { accordion, picture } }) =>
    accordion ? [{ ...accordion, id, picture }] : [],
  );
  return services.sort((a, b) => a.order - b.order);
}

/** The panels with their pictures. */
export async function loadPanels() {
  const panels = (await servicesWithPanel()).map(async ({ order, picture, ...panel }) => ({
    ...panel,
    picture: await panelPicture(picture),
    preview: await createImageSources(picture.src, '', 'across'),
  }));
  return Promise.all(panels);
}
