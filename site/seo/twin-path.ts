/** Where the Markdown twin of a page lies. @param path as /about-us */
export const twinPath = (path: string) => `${path === '/' ? '/index' : path}.md`;
