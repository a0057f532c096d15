import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';

/** Why to choose the agency, and the picture that stands under the question, where there is one. */
export async function loadReasons() {
  const { whyChooseUs, spread } = await pageContent('about');
  if (!spread) return whyChooseUs;
  const { caption, ...picture } = spread;
  return { ...whyChooseUs, caption, picture: await createCaptionedSources(picture, 'reasons') };
}
