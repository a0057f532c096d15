import { defineConfig } from 'vitest/config';

/** Tests of the built site share the machine's browsers in turn. */
const builtSite = {
  globalSetup: ['checks/support/site-server.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  fileParallelism: false,
  expect: { poll: { timeout: 6_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          include: ['{contract,server,site,commands,art}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'promises', include: ['checks/promises/**/*.test.ts'], ...builtSite } },
      { test: { name: 'texts', include: ['checks/specification/texts/**/*.test.ts'] } },
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
