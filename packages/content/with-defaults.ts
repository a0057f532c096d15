import { z } from 'astro/zod';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function defaulted(schema: z.ZodType, defaults: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional) return defaulted(schema.unwrap() as z.ZodType, defaults);
  if (!(schema instanceof z.ZodObject) || !isGroup(defaults))
    return schema.prefault(defaults as never);
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
    name,
    name in defaults ? defaulted(field, defaults[name]) : field,
  ]);
  return schema.safeExtend(Object.fromEntries(fields)).prefault({});
}

/**
 * The same schema with a default value for every field that `defaults` has: a content overrides what it wants, down to
 * a single label, and a new field never stops its build.
 */
export const withDefaults = <Schema extends z.ZodType>(schema: Schema, defaults: unknown): Schema =>
  defaulted(schema, defaults) as unknown as Schema;
