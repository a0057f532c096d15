import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { editedContents } from '../checks/support/edited-content/edited-content.ts';
import { lengthened } from '../checks/support/list-lengths/list-lengths.ts';
import { secondContent } from '../checks/support/second-content/second-content.ts';
import { contentFolder } from '../site/schemas/content-folder.ts';

export type Step = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Left out of `npm run check`. */
  slow?: boolean;
  /** Run only by `npm test -- --thorough`: it builds other contents for many minutes. */
  thorough?: boolean;
  /** The step without which this one can say nothing. */
  needs?: string;
};

/** Where the runs of Vitest note how long each file took. */
export const timings = '.cache/test-timings';

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
    `--outputFile.json=${timings}/${name.replaceAll(/\W+/g, '-')}.json`,
  ],
  ...step,
});

/** Builds one content and holds its pages against the projects named. */
function builtSite(
  what: string,
  projects: string[],
  env: Record<string, string>,
  files: string[] = [],
): Step[] {
  const dist = env.DIST_DIR ?? process.env.DIST_DIR ?? 'dist';
  const build = `build of ${what}`;
  return [
    { name: build, command: 'node', args: ['commands/build.ts'], env, slow: true },
    {
      name: `html of ${what}`,
      command: 'html-validate',
      args: ['--config', 'checks/support/html-validate.json', `${dist}/**/*.html`],
      slow: true,
      needs: build,
    },
    vitest(`${what} in a real browser`, projects, { env, slow: true, needs: build }, files),
  ];
}

const spelling = (what: string, env: Record<string, string> = {}): Step => ({
  name: `spelling of ${what}`,
  command: 'node',
  args: ['commands/spelling.ts'],
  env,
});

/** What holds for the product itself, whatever its content. */
const product: Step[] = [
  {
    name: 'format, lint and the direction of imports',
    command: 'biome',
    args: ['ci', '--max-diagnostics=50'],
  },
  { name: 'colours and tokens of the styles', command: 'stylelint', args: ['site/**/*.css'] },
  { name: 'unused files, exports and packages', command: 'knip', args: [] },
  {
    name: 'spelling of the guides',
    command: 'cspell',
    args: ['lint', '--no-progress', '--quiet', 'docs/**/*.md', 'README.md'],
  },
  { name: 'types', command: 'astro', args: ['check'] },
  vitest('units and texts', ['units', 'texts']),
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

/** Of these the ones that are run each time; the others cost more minutes than they have found faults. */
const often = [
  ...['accessibility', 'crawl', 'for-machines', 'forms-without-script', 'large-text', 'layout'],
  ...['performance-budget', 'structured-data', 'without-script'],
  ...['accordions', 'hover', 'menu', 'portfolio'].map((name) => `interactions/${name}`),
].map((name) => `checks/promises/${name}.test.ts`);

const secondSteps: Step[] = [
  {
    name: 'a second content',
    command: 'node',
    args: ['checks/support/second-content/second-content.ts'],
    slow: true,
  },
  { ...spelling('the second content', secondEnv), slow: true },
  ...builtSite('the second site', ['promises'], secondEnv, often),
  {
    ...vitest(
      'the rest of the second site in a real browser',
      ['promises'],
      { env: secondEnv, slow: true, needs: 'build of the second site' },
      secondPromises.filter((file) => !often.includes(file)),
    ),
    thorough: true,
  },
];

/** The second content with every list that an owner changes at its shortest, and at its longest. */
const lengthSteps: Step[] = [
  {
    name: 'lists of other lengths',
    command: 'node',
    args: ['checks/support/list-lengths/list-lengths.ts'],
    slow: true,
    needs: 'a second content',
  },
  ...lengthened.flatMap(({ length, folder }) =>
    builtSite(
      `the second site with lists of ${length}`,
      ['edited'],
      { CONTENT_DIR: folder, DIST_DIR: `.cache/list-lengths/${length}` },
      ['checks/edited/lengths.test.ts'],
    ),
  ),
];

/** What an editor's change can break, as far as it needs no long look at every page. */
const editedPromises = [
  ...['crawl', 'for-machines', 'forms-without-script', 'markup', 'structured-data'],
  'interactions/portfolio',
].map((name) => `checks/promises/${name}.test.ts`);

const editedSteps: Step[] = [
  {
    name: 'edits of the sample',
    command: 'node',
    args: ['checks/support/edited-content/edited-content.ts'],
    slow: true,
  },
  ...Object.entries(editedContents).flatMap(([edit, folder]) =>
    builtSite(
      `the sample with one of each ${edit}`,
      ['promises', 'edited'],
      { CONTENT_DIR: folder, DIST_DIR: `.cache/edited-content/${edit}` },
      [...editedPromises, `checks/edited/${edit}.test.ts`],
    ),
  ),
];

const sampleSteps: Step[] = [
  ...product,
  spelling('the content'),
  ...builtSite('the site', ['promises', 'specification'], {}),
  ...secondSteps,
  ...lengthSteps,
  ...editedSteps.map((step) => ({ ...step, thorough: true })),
];

/** Another agency's content is held against the promises only: the specification is the sample's. */
const ownSteps: Step[] = [
  spelling('the content'),
  {
    name: 'fields of the content',
    command: 'astro',
    args: ['sync'],
    env: { CONTENT_DIR: contentFolder },
  },
  ...builtSite('the site', ['promises'], { CONTENT_DIR: contentFolder }),
];

const isSample = resolve(contentFolder) === resolve('content');

export const steps: Step[] = isSample ? sampleSteps : ownSteps;
