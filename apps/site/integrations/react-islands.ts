import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Hydrates the components with a `client:` directive by `hydrate-island.tsx`. Must be before `react()`: Astro takes the
 * first renderer that knows a component.
 */
export function reactIslands(): AstroIntegration {
  return {
    name: 'react-islands',
    hooks: {
      'astro:config:setup': ({ addRenderer, addClientDirective }) => {
        addClientDirective({ name: 'focus', entrypoint: file('../src/islands/client-focus.ts') });
        addRenderer({
          name: 'react-islands',
          serverEntrypoint: '@astrojs/react/server.js',
          clientEntrypoint: file('../src/islands/hydrate-island.tsx'),
        });
      },
    },
  };
}
