import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';

const pages = {
  '/design': './site/catalogue/overview.astro',
  '/design/[entry]': './site/catalogue/entry.astro',
  '/design/[entry]/[variant]': './site/catalogue/variant.astro',
};

type ViteServer = Parameters<
  NonNullable<AstroIntegration['hooks']['astro:server:setup']>
>[0]['server'];

/** Astro refuses addresses that end in a slash before any route is asked; whoever types /design/ means /design. */
function mendSlash({ middlewares }: ViteServer): void {
  middlewares.stack.unshift({
    route: '',
    handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (request.url !== '/design/') return next();
      response.writeHead(302, { location: '/design' }).end();
    },
  });
}

/** The catalogue of all components, at /design while developing. A build knows nothing of it. */
export function catalogueRoute(): AstroIntegration {
  return {
    name: 'catalogue-route',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        for (const [pattern, entrypoint] of Object.entries(pages))
          injectRoute({ pattern, entrypoint, prerender: true });
        const slash = {
          name: 'design-slash',
          enforce: 'post' as const,
          configureServer: (server: ViteServer) => () => mendSlash(server),
        };
        updateConfig({ vite: { plugins: [slash] } });
      },
    },
  };
}
