import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { WhoWeAreProps } from './WhoWeAre.tsx';

export async function loadWhoWeAre(): Promise<WhoWeAreProps> {
  const { whoWeAre } = await pageContent('home');
  return { copy: whoWeAre, picture: await createCaptionedSources(whoWeAre.card.picture, 'tall') };
}
