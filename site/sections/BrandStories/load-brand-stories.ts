import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { BrandStoriesProps } from './BrandStories.tsx';

/** The stories of the brand; the first one as chapters, each with its picture where there are any. */
export async function loadBrandStories(): Promise<BrandStoriesProps> {
  const { stories } = await pageContent('about');
  const { paragraphs, pictures = [] } = stories.story;
  const chapters = paragraphs.map(async (text, index) => {
    const picture = pictures[index];
    return { text, picture: picture && (await createCaptionedSources(picture, 'lane')) };
  });
  return { copy: stories, chapters: await Promise.all(chapters) };
}
