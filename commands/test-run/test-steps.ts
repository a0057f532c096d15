import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { editedContent } from '../../checks/support/edited-content/edited-content.ts';
import type { EngineName } from '../../checks/support/engines/installed-engines.ts';
import { lengthened } from '../../checks/support/list-lengths/list-lengths.ts';
import { secondContent } from '../../checks/support/second-content/second-content.ts';
import { contentFolder } from '../../site/schemas/content-folder.ts';

export type Step = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Left out of `npm run check`. */
  slow?: boolean;
  /** Takes both cores, and measures what others would disturb: it runs by itself. */
  alone?: boolean;
  /** Reads content into Astro's folder of this checkout, which has room for one content at a time. */
  syncs?: boolean;
  /** The engine that visits the site in it, which not every machine can have. */
  engine?: EngineName;
  /** The step without which this one can say nothing. */
  needs?: string;
};

/** Where the runs of Vitest note what failed, and how long each file took. */
export const reports = '.cache/test-reports';

const vitest = (
  name: string,
  projects: string[],
  step: Partial<Step> = {},
  files: string[] = [],
): Step => ({
  name,
  command: 'vitest',
  args: [
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${name.replaceAll(/\W+/g, '-')}.json`,
  ],
  ...step,
});

/** One content as a site: built, its HTML valid, and held against the projects named. */
type SiteSteps = { build: Step[]; browser: Step };

function builtSite(
  what: string,
  projects: string[],
  { env = {}, files = [], needs }: Pick<Step, 'env' | 'needs'> & { files?: string[] } = {},
): SiteSteps {
  const dist = env.DIST_DIR ?? process.env.DIST_DIR ?? 'dist';
  const build = `build of ${what}`;
  return {
    build: [
      {
        name: build,
        command: 'node',
        args: ['commands/build.ts'],
        env,
        slow: true,
        syncs: true,
        needs,
      },
      {
        name: `html of ${what}`,
        command: 'html-validate',
        args: ['--config', 'checks/support/html-validate.json', `${dist}/**/*.html`],
        slow: true,
        needs: build,
      },
    ],
    browser: vitest(
      `${what} in a real browser`,
      projects,
      { env, slow: true, alone: true, needs: build },
      files,
    ),
  };
}

const spelling = (what: string, env: Record<string, string> = {}): Step => ({
  name: `spelling of ${what}`,
  command: 'node',
  args: ['commands/spelling.ts'],
  env,
});

/** What holds for the product itself, whatever its content: the longest first. */
const product: Step[] = [
  vitest('units and texts', ['units', 'contents', 'texts']),
  vitest('the site while it is written', ['development'], { syncs: true, slow: true }),
  { name: 'types', command: 'astro', args: ['check'], syncs: true },
  { name: 'colours and tokens of the styles', command: 'stylelint', args: ['site/**/*.css'] },
  {
    name: 'format, lint and the direction of imports',
    command: 'biome',
    args: ['ci', '--max-diagnostics=50'],
  },
  { name: 'unused files, exports and packages', command: 'knip', args: [] },
  {
    name: 'spelling of the guides',
    command: 'cspell',
    args: ['lint', '--no-progress', '--quiet', 'docs/**/*.md', 'README.md'],
  },
];

const secondEnv = { CONTENT_DIR: secondContent, DIST_DIR: '.cache/second-content/dist' };

/**
 * What depends on nothing of the content is proven on the sample alone: settings of the service, the
 * catalogue (of which nothing may be built), and how the balls are drawn.
 */
const ofTheProduct = [
  'settings',
  'catalogue',
  'interactions/metaballs',
  'interactions/metaballs-motion',
];

const secondPromises = globSync('checks/promises/**/*.test.ts')
  .filter((file) => !ofTheProduct.some((name) => file.endsWith(`promises/${name}.test.ts`)))
  .sort();

const sampleSite = builtSite('the site', ['promises', 'specification']);

/** The journeys of visitors with other engines than Chromium's. */
const engineSteps = (['Firefox', 'WebKit'] as const).map((engine) =>
  vitest(`the site in ${engine}`, [engine], { engine, slow: true, needs: 'build of the site' }),
);

/** A content that is put together for the test. */
const putTogether = (name: string, script: string, needs?: string): Step => ({
  name,
  command: 'node',
  args: [script],
  slow: true,
  needs,
});

const second = 'a second content';
/** What `npm run new -- site` makes and an owner changes in a day; that nothing of the sample is left is looked up too. */
const secondSite = builtSite('the second site', ['promises', 'edited'], {
  env: secondEnv,
  files: [...secondPromises, 'checks/edited/whole-day.test.ts'],
  needs: second,
});

/** The second content with every list that an owner changes at its shortest, and at its longest. */
const lengths = 'lists of other lengths';
const lengthSites = lengthened.map(({ length, folder }) =>
  builtSite(`the second site with lists of ${length}`, ['edited'], {
    env: { CONTENT_DIR: folder, DIST_DIR: `.cache/list-lengths/${length}` },
    files: ['checks/edited/lengths.test.ts'],
    needs: lengths,
  }),
);

/** What an editor's change can break, as far as it needs no long look at every page. */
const editedFiles = [
  ...['crawl', 'for-machines', 'forms-without-script', 'markup', 'structured-data'],
  'interactions/portfolio',
].map((name) => `checks/promises/${name}.test.ts`);

const edits = 'edits of the sample';
const editedSite = builtSite('the edited sample', ['promises', 'edited'], {
  env: { CONTENT_DIR: editedContent, DIST_DIR: '.cache/edited-content' },
  files: [
    ...editedFiles,
    ...['added', 'removed', 'picture-privacy'].map((name) => `checks/edited/${name}.test.ts`),
  ],
  needs: edits,
});

const otherSites = [secondSite, ...lengthSites, editedSite];

/** Some run side by side, and the first that may start does: builds come first, since much waits for them. */
const sampleSteps: Step[] = [
  ...sampleSite.build,
  putTogether(second, 'checks/support/second-content/second-content.ts'),
  putTogether(lengths, 'checks/support/list-lengths/list-lengths.ts', 'build of the second site'),
  putTogether(edits, 'checks/support/edited-content/edited-content.ts', 'build of the site'),
  ...otherSites.flatMap(({ build }) => build),
  ...product,
  ...engineSteps,
  spelling('the content'),
  { ...spelling('the second content', secondEnv), slow: true, needs: second },
  sampleSite.browser,
  ...otherSites.map(({ browser }) => browser),
];

const ownSite = builtSite('the site', ['promises'], {
  env: { CONTENT_DIR: contentFolder },
  needs: 'fields of the content',
});

/** Another agency's content is held against the promises only: the specification is the sample's. */
const ownSteps: Step[] = [
  spelling('the content'),
  {
    name: 'fields of the content',
    command: 'astro',
    args: ['sync'],
    env: { CONTENT_DIR: contentFolder },
    syncs: true,
  },
  ...ownSite.build,
  ownSite.browser,
  ...engineSteps,
];

const isSample = resolve(contentFolder) === resolve('content');

export const steps: Step[] = isSample ? sampleSteps : ownSteps;
