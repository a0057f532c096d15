import { isAbsolute, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const isInside = (folder: string, file: string) => {
  const path = relative(folder, file);
  return path !== '' && !path.startsWith('..') && !isAbsolute(path);
};

const isPackage = (name: string) => /^@?[\w-]/.test(name) && !name.includes(':');

/**
 * For a content folder outside this repository. Astro turns its SVG files into modules that import packages, and there
 * is no node_modules above them: the packages of this repository are used. It also lets `npm run dev` serve its files.
 */
export function externalContent(contentFolder: string): Plugin {
  const folder = resolve(contentFolder);
  return {
    name: 'external-content',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [resolve('.'), folder] } } }),
    resolveId(name, importer) {
      if (!importer || !isPackage(name) || !isInside(folder, importer)) return null;
      return this.resolve(name, resolve('apps/site/astro.config.ts'), { skipSelf: true });
    },
  };
}
