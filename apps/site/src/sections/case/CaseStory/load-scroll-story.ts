import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { createImageSources, createPictureSources } from '../../../images/image-sources.ts';
import type { ScrollStoryContent, ScrollStoryCopy } from '../../../showpieces/story-copy.ts';

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
