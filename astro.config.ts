import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { builtFiles } from './site/discovery/built-files.ts';
import { designRoute } from './site/gallery/design-route.ts';
import { touchDirective } from './site/islands/touch-directive.ts';
import { brandUrl } from './site/shapes/brand-values.ts';

/** Forms and mail of the dev site reach the lead service that `npm run dev` starts beside it. */
const leadServiceProxy = (port = '3000') =>
  Object.fromEntries(['/backend', '/dev/mail'].map((path) => [path, `http://localhost:${port}`]));

export default defineConfig({
  site: brandUrl,
  srcDir: './site',
  publicDir: './content/files',
  outDir: process.env.DIST_DIR ?? './dist',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), mdx(), touchDirective(), designRoute(), builtFiles()],
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2, quality: 52 }, webp: { effort: 3, quality: 76 } },
    },
  },
  devToolbar: { enabled: false },
  prefetch: false,
  // Small files stay files: the content security policy allows no data: fonts.
  vite: {
    build: { assetsInlineLimit: 0 },
    server: { proxy: leadServiceProxy(process.env.PORT) },
  },
});
