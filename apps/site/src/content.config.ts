import { defineCollection, type SchemaContext } from 'astro:content';
import { kindSchemas } from '@agency/content/kind-schemas.ts';
import { pictureNameProblem } from '@agency/content/picture-path.ts';
import type { ContentSchema, ImageSchema } from '@agency/content/schemas/picture.ts';
import { z } from 'astro/zod';
import { contentLoader } from './content-loader.ts';

/** Astro's check of a picture, for names of pictures only: it would import any other file as code. */
const pictureOf = (image: SchemaContext['image']) => () =>
  z.preprocess((path, context) => {
    const problem = pictureNameProblem(String(path));
    if (problem) context.addIssue(`names the picture "${path}", which ${problem}.`);
    return path;
  }, image()) as unknown as ReturnType<SchemaContext['image']>;

/** The pictures in a text are in a field `pictures`, by their names there. */
const pictures = (image: ImageSchema) => ({ pictures: z.record(z.string(), image()) });

// Other parts of the product read the first two.
const { automaticReply: _, redirects: __, ...fields } = kindSchemas;
const schemas = {
  ...fields,
  articles: (image: ImageSchema) => fields.articles(image).safeExtend(pictures(image)),
  customPages: (image: ImageSchema) => fields.customPages(image).safeExtend(pictures(image)),
};
type Schemas = typeof schemas;

/** One kind of content. The id of an entry is its slug. */
function collectionOf(key: keyof Schemas) {
  const schema: ContentSchema<z.ZodType> = schemas[key];
  return defineCollection({
    loader: contentLoader(key),
    schema: ({ image }: SchemaContext) =>
      typeof schema === 'function' ? schema(pictureOf(image)) : schema,
  });
}

export const collections = Object.fromEntries(
  Object.keys(schemas).map((key) => [key, collectionOf(key as keyof Schemas)]),
) as unknown as { [Key in keyof Schemas]: { schema: Schemas[Key] } };
