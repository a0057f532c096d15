import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';
import { brandUrl } from '@agency/content/brand-values.ts';
import { cacheOf } from '@agency/content/cache-folder.ts';
import { filesWithProblems } from '@agency/content/check/content-check.ts';
import { dependentFiles } from '@agency/content/check/dependent-files.ts';
import { contentFiles } from '@agency/content/check/unreadable-content.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import globalData from '@csstools/postcss-global-data';
import { defineConfig } from 'astro/config';
import customMedia from 'postcss-custom-media';
import type { Plugin } from 'vite';
import { editorPage } from './editor/editor-page.ts';
import { afterBuild } from './integrations/after-build.ts';
import { breakpointsInScripts } from './integrations/breakpoints-in-scripts.ts';
import { contentErrorPage } from './integrations/content-error-page.ts';
import { externalContent } from './integrations/external-content.ts';
import { pageModules } from './integrations/page-modules.ts';
import { assetFileNames } from './integrations/picture-names.ts';
import { reactIslands } from './integrations/react-islands.ts';
import { themeStyles } from './integrations/theme-styles.ts';
import { pictureFormats } from './src/images/picture-formats.ts';
import { siteMap } from './src/seo/sitemap.ts';

// Astro finds this file through astro.config.mjs at the root.

/** In development, forms post to the lead service that `npm run dev` starts too. */
const leadServiceProxy = (port = '3000') => ({ '/backend': `http://localhost:${port}` });

/** Scripts and styles are compiled for these; docs/browsers.md says what older browsers get. */
const supportedBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'];

/** Astro sets the targets of browser scripts to `esnext`; only a plugin can override that. */
const browserScripts: Plugin = {
  name: 'browser-scripts',
  configEnvironment: (environment) =>
    environment === 'client'
      ? {
          build: {
            target: supportedBrowsers,
            cssTarget: supportedBrowsers,
            modulePreload: false,
            // One file with all that every page loads: each further file has a smaller share to compress.
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    {
                      name: 'page-scripts',
                      test: /\/client\/(page-scripts|when-idle)\.ts$|preload-helper/,
                    },
                  ],
                },
              },
            },
          },
        }
      : {
          // For the styles in the pages: without targets the minifier writes short forms that Safari does not know.
          build: { cssTarget: supportedBrowsers },
          // Astro reads the package.json at the root of the repository, which does not list its integrations.
          resolve: { noExternal: ['@astrojs/mdx', '@astrojs/react'] },
        },
};

/** Removes Vite's preload helper: styles are in the page, and the helper is larger than what it saves. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

/** The name of a class in the page, shorter than Vite's `_name_hash_line`: each page has some 400 of them. */
function scopedName(name: string, file: string): string {
  const [path = ''] = relative('.', file).replaceAll('\\', '/').split('?');
  const code = createHash('sha256').update(path).digest().readUInt32BE() % 36 ** 4;
  return `_${name}_${code.toString(36).padStart(4, '0')}`;
}

export default defineConfig({
  site: brandUrl(),
  srcDir: './apps/site/src',
  publicDir: join(contentFolder, 'files'),
  outDir: process.env.DIST_DIR ?? './dist',
  cacheDir: cacheOf(contentFolder),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    reactIslands(),
    react(),
    // Renders the texts of articles, which load-article-body.ts makes into components.
    mdx(),
    editorPage(),
    pageModules(),
    siteMap(),
    afterBuild(),
  ],
  image: {
    service: {
      entrypoint: './apps/site/src/images/picture-service.ts',
      config: pictureFormats,
    },
  },
  devToolbar: { enabled: false },
  prefetch: false,
  // No inlined files: the content security policy does not allow data: fonts.
  vite: {
    // The tools read .env and pass on what a build needs: this process must not see the mail password.
    envDir: false,
    // Not in node_modules, which belong to root on a server.
    cacheDir: '.cache/vite',
    css: {
      modules: { generateScopedName: scopedName },
      postcss: {
        plugins: [globalData({ files: ['./apps/site/src/styles/breakpoints.css'] }), customMedia()],
      },
    },
    plugins: [
      externalContent(contentFolder),
      themeStyles(),
      contentErrorPage({
        files: contentFiles,
        check: filesWithProblems,
        dependents: dependentFiles,
      }),
      browserScripts,
      breakpointsInScripts,
      plainImports,
    ],
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: { output: { assetFileNames } },
    },
    server: {
      proxy: leadServiceProxy(process.env.PORT),
      // A change of this file, or of a copy in .cache, would restart the server, but Node keeps the old module.
      watch: { ignored: [join(resolve('.cache'), '**'), import.meta.filename] },
    },
  },
});
