import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { text } from './text.ts';

export type ImageSchema = SchemaContext['image'];

/** A picture beside the content file, with the words for people who do not see it. */
export function picture(image: ImageSchema) {
  return z
    .strictObject({
      src: image().describe('The picture file, relative to this file: ./cover.jpg'),
      alt: text(12, 160, 'what the picture shows'),
    })
    .describe('A picture: src and alt');
}

export type Picture = z.infer<ReturnType<typeof picture>>;
