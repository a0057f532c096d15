import { isAbsolute, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const isInside = (folder: string, file: string) => {
  const path = relative(folder, file);
  return path !== '' && !path.startsWith('..') && !isAbsolute(path);
};

const isPackage = (name: string) => /^@?[\w-]/.test(name) && !name.includes(':');

/**
 * Lets drawings that lie outside this repository use its packages, as Astro makes code of them: they have no
 * node_modules above them. In development pictures may be served from there too.
 */
export function contentAnywhere(contentFolder: string): Plugin {
  const folder = resolve(contentFolder);
  return {
    name: 'content-anywhere',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [resolve('.'), folder] } } }),
    resolveId(name, importer) {
      if (!importer || !isPackage(name) || !isInside(folder, importer)) return null;
      return this.resolve(name, resolve('astro.config.ts'), { skipSelf: true });
    },
  };
}
