import { allKinds } from '@agency/content/kinds.ts';
import { isAbsentPage, presentPages } from '@agency/content/optional-pages.ts';
import { pageUrl } from '@agency/content/page-url.ts';
import type { AstroIntegration } from 'astro';

const optionalPages = allKinds.flatMap(({ optional, path, blocks }) =>
  optional === 'page' && path && !blocks ? [path] : [],
);

/**
 * Adds the routes of the optional pages that the content has. `npm run dev` has all routes, because a page can be added
 * or left out while it runs: an absent one is not found.
 */
export const optionalRoutes = (): AstroIntegration => ({
  name: 'optional-routes',
  hooks: {
    'astro:config:setup': ({ injectRoute, command }) => {
      const present = presentPages();
      for (const pattern of optionalPages.filter(
        (path) => command === 'dev' || present.includes(path),
      ))
        injectRoute({ pattern, entrypoint: `./apps/site/src/optional-pages${pattern}.astro` });
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _response, next) => {
        if (isAbsentPage(request.url ?? '/')) request.url = pageUrl('notFound');
        next();
      });
    },
  },
});
