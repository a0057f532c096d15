import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What React's hot reload needs on a page before a component is loaded at a press: Astro adds it to islands only. */
const hotReload = `
  import refresh from '/@react-refresh';
  refresh.injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
`;

/**
 * Hydrates the components with a `client:` directive by `hydrate-island.tsx`. Must be before `react()`: Astro takes the
 * first renderer that knows a component.
 */
export function reactIslands(): AstroIntegration {
  return {
    name: 'react-islands',
    hooks: {
      'astro:config:setup': ({ addRenderer, addClientDirective, command, injectScript }) => {
        if (command === 'dev') injectScript('page', hotReload);
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
