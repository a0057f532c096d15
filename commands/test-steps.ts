import { resolve } from 'node:path';
import { secondContent } from '../checks/support/second-content/second-content.ts';
import { contentFolder } from '../site/schemas/content-folder.ts';

export type Step = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Left out of `npm run check`. */
  slow?: boolean;
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
 * What another content can break. Left out is what depends on the product alone (settings, the balls,
 * the catalogue, how slowly a network may answer a form) and what the sample's many pages prove better.
 */
const secondPromises = [
  ...['crawl', 'for-machines', 'structured-data', 'forms-without-script', 'without-script'],
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
  ...builtSite('the second site', ['promises'], secondEnv, secondPromises),
];

const sampleSteps: Step[] = [
  ...product,
  spelling('the content'),
  ...builtSite('the site', ['promises', 'specification'], {}),
  ...secondSteps,
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
