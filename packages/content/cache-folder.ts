import { createHash } from 'node:crypto';
import { resolve } from 'node:path';

/** The build cache of a content folder. Each folder has its own, because entries of two can have the same name. */
export const cacheOf = (content: string) =>
  resolve(content) === resolve('content')
    ? './.cache/astro'
    : `./.cache/astro-${createHash('sha256').update(resolve(content)).digest('hex').slice(0, 12)}`;
