import { z } from 'astro/zod';
import { published } from '../publication.ts';
import { seo } from '../seo.ts';

/** A page that a site can do without. */
export const page = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ seo, published, ...shape });
