import { z } from 'astro/zod';
import { type ImageShape, picture } from './picture.ts';
import { heading, text } from './text.ts';

/** One service card: content/services/<slug>.yaml. */
export const service = (image: ImageShape) =>
  z.strictObject({
    order: z.number().int().min(1).describe('Place in the grid, 1 first'),
    title: heading('the title of the service'),
    ring: text(12, 60, 'the words that turn around the card’s ring'),
    text: text(60, 220, 'what the client gets'),
    picture: picture(image),
    href: z.string().startsWith('/').describe('The page with more'),
  });

export type Service = z.infer<ReturnType<typeof service>>;
