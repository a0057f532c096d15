import { spawnSync } from 'node:child_process';
import { editedContent } from './edited-content/edited-content.ts';
import { lengthened } from './list-lengths/list-lengths.ts';
import { secondContent } from './second-content/second-content.ts';

const here = 'checks/support';

/** Runs a script. @throws when it fails */
function run(script: string, env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, [script], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${script} failed`);
}

const build = (content: string, dist: string) =>
  run('commands/build.ts', { CONTENT_DIR: content, DIST_DIR: dist });

/** The site that `npm run new -- site` makes, filled in as an agency would. */
function buildStarter(): void {
  run(`${here}/second-content/second-content.ts`);
  build(secondContent, '.cache/starter/dist');
}

/** The starter's site with shorter and longer lists, and the sample as an editor leaves it. */
function buildVariants(): void {
  run(`${here}/list-lengths/list-lengths.ts`);
  run(`${here}/edited-content/edited-content.ts`);
  for (const { length, folder } of lengthened) build(folder, `.cache/list-lengths/${length}`);
  build(editedContent, '.cache/edited-content');
}

if (process.argv[2] === 'variants') buildVariants();
else buildStarter();
