import { defineConfig } from 'vitest/config';

/**
 * A file has several pages open, so two files fill two cores: of more, frames and faces come so late that pages
 * are seen as no visitor sees them. What fails is tried once more, and what is broken fails twice.
 */
const builtSite = {
  globalSetup: ['checks/support/site-server.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  // The files of a worker share what they import, its browsers too.
  isolate: false,
  // How many pages are looked at side by side, each file says by the pages it opens.
  maxConcurrency: 12,
  retry: 1,
  expect: { poll: { timeout: 6_000 } },
};

const units = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Most of them wait for servers and timers.
  maxWorkers: 4,
};

/** These name another content before they import what reads it, so they share no import with others. */
const ofOtherContents = ['commands/new.test.ts', 'site/build/theme-styles.test.ts'];

/** Tests of `npm run dev`, in a browser too. */
const developmentServer = ['dev', 'editor', 'recipes'].map((name) => `commands/${name}.test.ts`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          include: ['{contract,server,site,commands,art}/**/*.test.{ts,tsx}'],
          exclude: [...developmentServer, ...ofOtherContents],
          ...units,
          isolate: false,
        },
      },
      { test: { name: 'contents', include: ofOtherContents, ...units } },
      {
        test: {
          name: 'development',
          include: developmentServer,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          retry: 1,
        },
      },
      { test: { name: 'promises', include: ['checks/promises/**/*.test.ts'], ...builtSite } },
      ...['Firefox', 'WebKit'].map((engine) => ({
        test: {
          ...builtSite,
          name: engine,
          include: ['checks/engines/*.test.ts'],
          // WebKit's driver does not come back from a form that is sent without script, nor from all pages in a row.
          exclude: engine === 'WebKit' ? ['checks/engines/{layout,without-script}.test.ts'] : [],
          env: { ENGINE: engine },
          maxWorkers: 1,
        },
      })),
      { test: { name: 'edited', include: ['checks/edited/*.test.ts'], ...builtSite } },
      {
        test: {
          name: 'texts',
          testTimeout: 30_000,
          include: ['checks/specification/texts/**/*.test.ts'],
          maxWorkers: 4,
          // One test reads every text; on a busy machine that is more than five seconds.
        },
      },
      {
        test: {
          name: 'specification',
          include: ['checks/specification/*.test.ts'],
          ...builtSite,
        },
      },
    ],
  },
});
