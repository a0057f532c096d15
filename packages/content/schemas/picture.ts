import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { plainText } from './text.ts';

export type ImageSchema = SchemaContext['image'];

/** The schema of a kind of content file; one with pictures is given Astro's own check of them. */
export type ContentSchema<Schema extends z.ZodType> = Schema | ((image: ImageSchema) => Schema);

/** A picture beside the content file, with a description for people who do not see it. */
export function picture(image: ImageSchema) {
  return z
    .strictObject({
      src: image().describe('The picture file, relative to this file: ./cover.jpg'),
      alt: plainText(12, 160, 'what the picture shows'),
    })
    .describe('A picture, and what can be seen on it');
}

export type Picture = z.infer<ReturnType<typeof picture>>;

const isSvg = (value: unknown) =>
  typeof value === 'string'
    ? /\.svg$/i.test(value)
    : (value as { format?: string }).format === 'svg';

/** A drawing that is shown in any size and colour: a logo, an icon. */
export const svg = (image: ImageSchema) =>
  image().refine(isSvg, {
    error:
      'must be an SVG. A PNG or JPEG has a background and looks blurred. Ask the designer for the SVG, or trace the picture in Inkscape (Path > Trace Bitmap).',
  });
