import type { Showpiece } from '@agency/content/schemas/showpiece.ts';
import type { ImageSources } from '../images/image-sources.ts';

type Of<Kind extends Showpiece['kind']> = Extract<Showpiece, { kind: Kind }>;

/** The stories that the scroll drives, as in the content. */
export type ScrollStoryContent = Of<'phone-screens' | 'zoom-out'>;

export type LunchBoxStoryCopy = Omit<Of<'phone-screens'>, 'screens' | 'lunchBox'> & {
  /** An open layer of the lunch box. */
  lunchBox: ImageSources;
  screens: { question: string; answer: string; picture: ImageSources }[];
};

/** `markup` is the content of its svg element: so that a group of another drawing can contain it. */
export type ZoomOutCopy = Omit<Of<'zoom-out'>, 'drawing'> & { markup: string };

export type ScrollStoryCopy = LunchBoxStoryCopy | ZoomOutCopy;
