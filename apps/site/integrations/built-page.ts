import { relative } from 'node:path';

/** The path under which a built file is served: `about-us.html` is /about-us. */
export function pathOf(folder: string, file: string): string {
  const path = `/${relative(folder, file).replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path;
}
