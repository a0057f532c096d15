import { relative } from 'node:path';

/** The path under which a built file is served: `about-us.html` is /about-us. */
export function pathOf(folder: string, file: string): string {
  const path = `/${relative(folder, file).replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path;
}

const canonicalLink = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/;

/** True for a page that search engines list at this path, false for second addresses of one. */
export const isListed = (html: string, path: string): boolean =>
  !html.includes('<meta name="robots" content="noindex"') &&
  (canonicalLink.exec(html)?.[1] || '/') === path;
