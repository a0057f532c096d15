import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { GrowthTrajectoryProps } from './GrowthTrajectory.tsx';

export async function loadGrowthTrajectory(): Promise<GrowthTrajectoryProps> {
  const { heading, items } = (await pageContent('about')).growth;
  const pictured = items.map(async ({ picture, ...item }) => ({
    ...item,
    picture: await createCaptionedSources(picture, 'lane'),
  }));
  return { heading, items: await Promise.all(pictured) };
}
