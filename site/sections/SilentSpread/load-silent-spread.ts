import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { SilentSpreadProps } from './SilentSpread.tsx';

/** The picture that About shows without a word, where there is one. */
export async function loadSilentSpread(): Promise<SilentSpreadProps> {
  const { spread } = await pageContent('about');
  if (!spread) return {};
  const { caption, ...picture } = spread;
  return { picture: await createCaptionedSources(picture, 'spread'), caption };
}
