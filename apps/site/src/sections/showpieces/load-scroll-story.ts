import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../content/content-folder.ts';
import {
  createImageSources,
  createPictureSources,
  type ImageSources,
} from '../../images/image-sources.ts';
import type { Showpiece } from '../../schemas/showpiece.ts';

type Of<Kind extends Showpiece['kind']> = Extract<Showpiece, { kind: Kind }>;

/** The stories that the scroll drives. */
export type ScrollStoryContent = Of<'tiers' | 'zoom-out'>;

export type TierStoryCopy = Omit<Of<'tiers'>, 'tiers' | 'carrier'> & {
  /** An open tier. */
  carrier: ImageSources;
  tiers: { question: string; answer: string; picture: ImageSources }[];
};

/** `lines` is the drawing without its frame: what a group of another drawing can hold. */
export type ZoomOutCopy = Omit<Of<'zoom-out'>, 'drawing'> & { lines: string };

export type ScrollStoryCopy = TierStoryCopy | ZoomOutCopy;

/** A scroll story with its pictures made and its drawing read. */
export async function loadScrollStory(story: ScrollStoryContent): Promise<ScrollStoryCopy> {
  if (story.kind === 'tiers') {
    const tiers = story.tiers.map(async ({ picture, ...copy }) => ({
      ...copy,
      picture: await createPictureSources(picture, 'storyScreen'),
    }));
    const carrier = await createImageSources(story.carrier, '', 'storyTier');
    return { ...story, carrier, tiers: await Promise.all(tiers) };
  }
  const { drawing, ...copy } = story;
  const lines = readFileSync(join(contentFolder, drawing), 'utf8');
  return { ...copy, lines: lines.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '') };
}
