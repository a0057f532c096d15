import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import { callAction } from '../../layout/call-action.ts';
import type { HeroProps } from './Hero.tsx';

export async function loadHero(): Promise<HeroProps> {
  const { picture, sequence, action, ...copy } = (await pageContent('home')).hero;
  const brand = await pageContent('brand');
  const { motion } = await pageContent('interface');
  return {
    copy,
    action: callAction(action, brand),
    picture: await createCaptionedSources(picture, 'hero'),
    sequence,
    motion,
  };
}
