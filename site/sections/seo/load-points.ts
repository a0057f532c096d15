import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { PointsBandProps } from '../shared/PointsBand.tsx';

export async function loadSeoReasons(): Promise<PointsBandProps> {
  const { picture, ...copy } = (await pageContent('seoServices')).whyChooseUs;
  return {
    ...copy,
    id: 'why-title',
    tone: 'dark',
    picture: await createCaptionedSources(picture, 'reasons'),
  };
}

export async function loadWorkSteps(): Promise<PointsBandProps> {
  const { heading, text, steps } = (await pageContent('seoServices')).process;
  return {
    heading,
    lead: text,
    points: steps,
    id: 'work-title',
    tone: 'paper',
    side: 'accent',
    counted: true,
  };
}
