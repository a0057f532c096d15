import { z } from 'astro/zod';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function defaulted(schema: z.ZodType, words: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional) return defaulted(schema.unwrap() as z.ZodType, words);
  if (!(schema instanceof z.ZodObject) || !isGroup(words)) return schema.prefault(words as never);
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
    name,
    name in words ? defaulted(field, words[name]) : field,
  ]);
  return schema.safeExtend(Object.fromEntries(fields)).prefault({});
}

/**
 * The same schema with a default for every field that the words have: a content overrides what it wants, down to
 * a single label, and a new field never stops its build.
 */
export const withDefaults = <Schema extends z.ZodType>(schema: Schema, words: unknown): Schema =>
  defaulted(schema, words) as unknown as Schema;
