import { pageContent } from '../../content.ts';
import { createImageSources, type ImageSources } from '../../images/image-sources.ts';

/** What lies beside the links of the phone menu: decoration, so it says nothing. */
export async function loadMenuPicture(): Promise<ImageSources | undefined> {
  const { menu } = await pageContent('theme');
  return menu && createImageSources(menu, '', 'menu');
}
