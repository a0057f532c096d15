import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import type { Showpiece } from '@agency/content/schemas/showpiece.ts';
import {
  createImageSources,
  createPictureSources,
  type ImageSources,
} from '../images/image-sources.ts';

type Of<Kind extends Showpiece['kind']> = Extract<Showpiece, { kind: Kind }>;

/** The stories that the scroll drives. */
export type ScrollStoryContent = Of<'phone-screens' | 'zoom-out'>;

export type LunchBoxStoryCopy = Omit<Of<'phone-screens'>, 'screens' | 'lunchBox'> & {
  /** An open layer of the lunch box. */
  lunchBox: ImageSources;
  screens: { question: string; answer: string; picture: ImageSources }[];
};

/** `markup` is the content of its svg element: so that a group of another drawing can contain it. */
export type ZoomOutCopy = Omit<Of<'zoom-out'>, 'drawing'> & { markup: string };

export type ScrollStoryCopy = LunchBoxStoryCopy | ZoomOutCopy;

/** A scroll story with its pictures made and its drawing read. */
export async function loadScrollStory(story: ScrollStoryContent): Promise<ScrollStoryCopy> {
  if (story.kind === 'phone-screens') {
    const screens = story.screens.map(async ({ picture, ...copy }) => ({
      ...copy,
      picture: await createPictureSources(picture, 'storyScreen'),
    }));
    const lunchBox = await createImageSources(story.lunchBox, '', 'storyLunchBox');
    return { ...story, lunchBox, screens: await Promise.all(screens) };
  }
  const { drawing, ...copy } = story;
  const svg = readFileSync(join(contentFolder, drawing), 'utf8');
  return { ...copy, markup: svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '') };
}
