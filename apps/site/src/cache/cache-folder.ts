import { createHash } from 'node:crypto';
import { resolve } from 'node:path';

/** Where a build keeps what it has made of one content. Each has its own: entries of two may have one name. */
export const cacheOf = (content: string) =>
  resolve(content) === resolve('content')
    ? './.cache/astro'
    : `./.cache/astro-${createHash('sha256').update(resolve(content)).digest('hex').slice(0, 12)}`;
