import { defineConfig } from 'vitest/config';
import { editedSample } from './tests/support/content-variants/edited-sample.ts';
import { lengthened } from './tests/support/content-variants/list-lengths.ts';
import { starterSite } from './tests/support/starter-site/starter-site.ts';

/** `npm test` tries nothing twice. The slow tests watch pixels over time on a busy machine: once more is allowed. */
const retry = process.env.TEST_RETRY ? 1 : 0;

/**
 * Tests of a built site in Chromium. Two workers fill two cores; with more, frames and fonts come so late that
 * pages are seen as no visitor sees them.
 */
const builtSite = {
  globalSetup: ['tests/support/site-server.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  // The files of a worker share what they import, its browsers too.
  isolate: false,
  // How many pages are looked at side by side, each file says by the pages it opens.
  maxConcurrency: 12,
  retry,
  expect: { poll: { timeout: 6_000 } },
};

const units = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Most of them wait for servers and timers.
  maxWorkers: 4,
};

/** These name another content before they import what reads it, so they share no import with others. */
const ofOtherContents = ['tools/new.test.ts', 'apps/site/integrations/theme-styles.test.ts'];

/** A test of `npm run dev`, in a browser too. */
const developmentServer = ['tools/dev.test.ts'];

/** A test of the editor, which is in the starter's site. */
const editor = 'tools/editor.test.ts';

const faults = ['apps/leads/faults/*.test.ts'];

/** A built site of another content than the sample: its own pages, and the tests that hold for any content. */
const anotherSite = (name: string, content: string, dist: string, include: string[]) => ({
  test: { ...builtSite, name, include, env: { CONTENT_DIR: content, DIST_DIR: dist, SITE: name } },
});

const anyContent = ['tests/any-content/**/*.test.ts'];

/** What a change of an editor can break, as far as it needs no long look at every page. */
const editable = ['for-machines', 'forms-without-script', 'links', 'markup', 'structured-data'];

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/test-summary.ts', 'json'],
    outputFile: { json: '.cache/test-report.json' },
    projects: [
      {
        test: {
          name: 'units',
          include: ['{apps,packages,tools,art}/**/*.test.{ts,tsx}'],
          exclude: [editor, ...developmentServer, ...ofOtherContents, ...faults],
          ...units,
          isolate: false,
        },
      },
      { test: { name: 'contents', include: ofOtherContents, ...units } },
      { test: { name: 'any-content', include: anyContent, ...builtSite } },
      {
        test: {
          name: 'sample',
          include: ['tests/sample/**/*.test.ts'],
          ...builtSite,
        },
      },
      anotherSite('starter', starterSite, '.cache/starter/dist', [...anyContent, editor]),
      // What follows belongs to `npm run test:all`.
      { test: { name: 'slow', include: ['tests/slow/*.test.ts'], ...builtSite } },
      {
        test: {
          name: 'development',
          include: developmentServer,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          retry,
        },
      },
      {
        test: { name: 'faults', include: faults, testTimeout: 600_000, maxWorkers: 3 },
      },
      ...['Firefox', 'WebKit'].map((engine) => ({
        test: {
          ...builtSite,
          name: engine,
          include: ['tests/engines/*.test.ts'],
          // WebKit's driver does not come back from all pages in a row.
          exclude: engine === 'WebKit' ? ['tests/engines/layout.test.ts'] : [],
          env: { ENGINE: engine },
          maxWorkers: 1,
        },
      })),
      anotherSite('starter-site', starterSite, '.cache/starter/dist', [
        'tests/content-variants/starter-site.test.ts',
        editor,
      ]),
      ...lengthened.map(({ length, folder }) =>
        anotherSite(`lists-of-${length}`, folder, `.cache/list-lengths/${length}`, [
          'tests/content-variants/lengths.test.ts',
        ]),
      ),
      anotherSite('edited', editedSample, '.cache/edited-sample', [
        ...editable.map((name) => `tests/any-content/${name}.test.ts`),
        ...['added', 'picture-privacy', 'trackers'].map(
          (name) => `tests/content-variants/${name}.test.ts`,
        ),
      ]),
    ],
  },
});
