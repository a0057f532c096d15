import { presentPages } from '@agency/content/optional-pages.ts';
import type { AstroIntegration } from 'astro';

/** Adds the routes of the optional pages that the content has. */
export const optionalPages = (): AstroIntegration => ({
  name: 'optional-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const pattern of presentPages())
        injectRoute({ pattern, entrypoint: `./apps/site/src/optional-pages${pattern}.astro` });
    },
  },
});
