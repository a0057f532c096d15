import { relative } from 'node:path';

/** The path under which a built file is served: `about-us.html` is /about-us. */
export function pathOf(folder: string, file: string): string {
  const path = `/${relative(folder, file).replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path;
}

const twinLink = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/;
const canonicalLink = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/;

/** Where the Markdown twin of a page lies; pages that nobody should find have none. */
export const twinOfPage = (html: string): string | undefined => twinLink.exec(html)?.[1];

/** True for a page that search engines list at this path, false for second addresses of one. */
export const isListed = (html: string, path: string): boolean =>
  twinOfPage(html) !== undefined && (canonicalLink.exec(html)?.[1] || '/') === path;
