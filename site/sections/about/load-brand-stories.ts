import { pageContent } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import { isLight } from '../../images/is-light.ts';
import type { BrandStoriesProps } from './BrandStories.tsx';
import { firstSentence } from './first-sentence.ts';

/** How the pictures of a story take turns, and the place each has then. */
const forms = ['wide', 'tall', 'small'] as const;
const places = { wide: 'laneWide', tall: 'laneTall', small: 'laneSmall' } as const;

/** The stories of the brand; the first one as chapters, each with its picture where there are any. */
export async function loadBrandStories(): Promise<BrandStoriesProps> {
  const { stories } = await pageContent('about');
  const { paragraphs, pictures = [] } = stories.story;
  const chapters = paragraphs.map(async (paragraph, index) => {
    const picture = pictures[index];
    const form = forms[index % forms.length] ?? 'wide';
    return {
      ...firstSentence(paragraph),
      form,
      picture: picture && {
        ...(await createCaptionedSources(picture, places[form])),
        isLight: await isLight(picture.src),
      },
    };
  });
  return { copy: stories, chapters: await Promise.all(chapters) };
}
