import { spawnSync } from 'node:child_process';
import { editedSample } from './content-variants/edited-sample.ts';
import { lengthVariants } from './content-variants/list-lengths.ts';
import { starterSite } from './starter-site/starter-site.ts';

const here = 'tests/support';

/** Runs a script. @throws when it fails */
function run(script: string, env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, [script], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${script} failed`);
}

const build = (content: string, dist: string) =>
  run('tools/build.ts', { CONTENT_DIR: content, DIST_DIR: dist });

/** Builds the site that `npm run new -- site` makes, filled with an agency's content. */
function buildStarter(): void {
  run(`${here}/starter-site/starter-site.ts`);
  build(starterSite, '.cache/starter/dist');
}

/** Builds the starter site with short and long lists, and the edited sample. */
function buildVariants(): void {
  run(`${here}/content-variants/list-lengths.ts`);
  run(`${here}/content-variants/edited-sample.ts`);
  for (const { length, folder } of lengthVariants) build(folder, `.cache/list-lengths/${length}`);
  build(editedSample, '.cache/edited-sample');
}

if (process.argv[2] === 'variants') buildVariants();
else buildStarter();
