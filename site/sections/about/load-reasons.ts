import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { PointsBandProps } from '../shared/PointsBand.tsx';

/** Why to choose the agency, and the picture under the question, where there is one. */
export async function loadReasons(): Promise<PointsBandProps> {
  const { whyChooseUs, spread } = await pageContent('about');
  const band = { ...whyChooseUs, id: 'why-title', tone: 'dark' as const };
  if (!spread) return band;
  const { caption, ...picture } = spread;
  return { ...band, caption, picture: await createCaptionedSources(picture, 'reasons') };
}
