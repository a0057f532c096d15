import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { editedSample } from './tests/support/content-variants/edited-sample.ts';
import { lengthVariants } from './tests/support/content-variants/list-lengths.ts';
import { oldestChrome } from './tests/support/oldest-chrome.ts';
import { starterSite } from './tests/support/starter-site/starter-site.ts';

/** `npm test` has no retries. The slow tests, and all tests of `.ci/run`, may be retried once. */
const retry = process.env.TEST_RETRY ? 1 : 0;

/** Tests of a built site that read its files and responses. */
const servedSite = {
  globalSetup: ['tests/support/site-server.ts'],
  // A test that needs longer says why.
  testTimeout: 60_000,
  hookTimeout: 30_000,
  maxWorkers: 2,
  // The files of a worker share their imports, pages and browsers.
  isolate: false,
  retry,
};

/**
 * Tests of a built site in Chromium. Two workers fill two cores; with more, frames and fonts are later than
 * on a visitor's machine.
 */
const builtSite = {
  ...servedSite,
  globalSetup: ['tests/support/install-chromium.ts', ...servedSite.globalSetup],
  setupFiles: ['tests/support/failure-hooks.ts'],
  // The number of pages open at once is set by each file.
  maxConcurrency: 8,
  expect: { poll: { timeout: 30_000 } },
};

const units = {
  // Many start processes, beside the browsers of `npm test` and what else a machine does.
  testTimeout: 90_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 60_000 } },
  // Beside the two of the browsers, on two cores.
  maxWorkers: 2,
  retry,
};

/** Tests that name another content before they import the code that reads it. So they share no imports. */
const otherContents = globSync('{apps,packages,tools}/**/*.test.{ts,tsx}', {
  exclude: ['**/node_modules/**'],
}).filter((file) => /copyStarter|process\.env\.CONTENT_DIR = /.test(readFileSync(file, 'utf8')));

/** Tests of `npm run dev`, some in a browser. */
const developmentServer = ['tools/dev.test.ts', 'tools/dev-content.test.ts'];

/** The test of the editor in a built site: only the starter site names a git host. */
const editor = 'tools/editor.test.ts';

const faults = ['apps/leads/faults/*.test.ts'];

/**
 * Unit tests of what changes seldom and takes long: the publisher, which starts servers and builds, and every
 * regular expression of the code. `npm run test:slow` runs them.
 */
const slowUnits = ['tools/publish/*.test.ts', 'tools/regular-expressions.test.ts'];

/** A test project for a site built from another content than the sample. */
const anotherSite = (
  name: string,
  content: string,
  dist: string,
  include: string[],
  env: Record<string, string> = {},
) => ({
  test: {
    ...builtSite,
    name,
    include,
    env: { CONTENT_DIR: content, DIST_DIR: dist, SITE: name, ...env },
  },
});

/** Tests of components open every page: tests/support/site-routes.ts. */
const everyPage = { EVERY_PAGE: 'true' };
const everyPageForItsWords = { EVERY_PAGE: 'words' };

const filesOf = (...names: string[]) => names.map((name) => `tests/any-content/${name}.test.ts`);

/** These read HTML and responses and need no browser. */
const htmlTests = filesOf(...['for-machines', 'links', 'markup', 'structured-data']);
const sampleHtmlTests = [
  ...['article-texts', 'case-studies', 'ctas', 'routes', 'seeded-mistakes'],
  ...['offer', 'settings', 'spec-links', 'spec-texts', 'specification'],
].map((name) => `tests/sample/${name}.test.ts`);

/** Quick tests of what a change of the content can break. */
const contentTests = [...htmlTests, ...filesOf('forms-without-script')];

/** These open one page of each template; `npm run test:all` opens every page, at more widths and densities. */
const componentTests = filesOf(
  ...['accessibility', 'every-template', 'first-screen', 'performance-budget', 'pictures'],
);

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/test-summary.ts', 'json'],
    outputFile: { json: '.cache/test-report.json' },
    projects: [
      {
        test: {
          name: 'units',
          include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
          exclude: [editor, ...developmentServer, ...otherContents, ...faults, ...slowUnits],
          ...units,
          isolate: false,
        },
      },
      { test: { name: 'contents', include: otherContents, ...units } },
      { test: { ...servedSite, name: 'html', include: [...htmlTests, ...sampleHtmlTests] } },
      {
        test: {
          ...builtSite,
          name: 'any-content',
          include: ['tests/any-content/**/*.test.ts'],
          exclude: htmlTests,
        },
      },
      {
        test: {
          ...builtSite,
          name: 'sample',
          include: ['tests/sample/**/*.test.ts'],
          exclude: sampleHtmlTests,
        },
      },
      anotherSite('starter-quick', starterSite, '.cache/starter/dist', [...contentTests, editor]),
      // The projects below run in `npm run test:all` only.
      {
        test: {
          ...builtSite,
          name: 'slow',
          include: ['tests/slow/*.test.ts'],
          // Tests of motion wait for seconds of it, several times.
          testTimeout: 180_000,
        },
      },
      { test: { name: 'slow-units', include: slowUnits, ...units, isolate: false } },
      {
        test: {
          ...builtSite,
          name: 'every-page',
          include: [...componentTests, 'tests/sample/motion.test.ts'],
          env: everyPage,
        },
      },
      {
        test: {
          name: 'development',
          include: developmentServer,
          // A development server compiles a page when it is first opened.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          retry,
        },
      },
      {
        test: {
          name: 'faults',
          include: faults,
          // A service is killed and started 50 times under load.
          testTimeout: 600_000,
          maxWorkers: 4,
        },
      },
      {
        test: {
          ...builtSite,
          name: 'oldest-chrome',
          include: [
            'tests/oldest-chrome/*.test.ts',
            ...filesOf('forms', 'forms-without-script'),
            'tests/sample/interactions/menu.test.ts',
          ],
          globalSetup: ['tests/support/oldest-chrome.ts', ...servedSite.globalSetup],
          env: { CHROME_PATH: oldestChrome },
        },
      },
      ...['Firefox', 'WebKit'].map((engine) => ({
        test: {
          ...builtSite,
          name: engine,
          include: ['tests/engines/*.test.ts'],
          // WebKit's driver hangs when it opens all pages one after another.
          exclude: engine === 'WebKit' ? ['tests/engines/layout.test.ts'] : [],
          env: { ENGINE: engine },
          maxWorkers: 1,
          // Their drivers are slow, to start a session and to find a part of a page.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      })),
      anotherSite(
        'starter-slow',
        starterSite,
        '.cache/starter/dist',
        [
          'tests/content-variants/starter-site.test.ts',
          'tests/content-variants/article-parts.test.ts',
          editor,
          ...componentTests,
          ...filesOf('forms', 'layout'),
        ],
        everyPageForItsWords,
      ),
      ...lengthVariants.map(({ length, folder }) =>
        anotherSite(`lists-of-${length}`, folder, `.cache/list-lengths/${length}`, [
          'tests/content-variants/lengths.test.ts',
        ]),
      ),
      anotherSite('edited', editedSample, '.cache/edited-sample', [
        ...contentTests,
        ...['added', 'picture-privacy', 'trackers'].map(
          (name) => `tests/content-variants/${name}.test.ts`,
        ),
      ]),
    ],
  },
});
