import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { median, ratio } from './numbers.ts';
import { asRatio, table } from './table.ts';

export type BuildWorkload = { rounds: number };

const sources = ['content', 'contract', 'site', 'astro.config.ts', 'package.json', 'tsconfig.json'];
const made = ['.cache', '.astro', 'dist'];

/** Builds in the folder and says how long it took, in seconds. @throws when the build fails */
function build(folder: string): number {
  const { DIST_DIR: _, ...env } = process.env;
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('astro', ['build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  return (performance.now() - start) / 1000;
}

/**
 * Builds a copy of the site with nothing in its cache, then once more with everything there. The warm
 * build is the reference: it renders every page, but no picture.
 */
export async function benchBuild({ rounds }: BuildWorkload): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
  const cold: number[] = [];
  const warm: number[] = [];
  try {
    for (const name of sources) await cp(name, join(folder, name), { recursive: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    for (let round = 0; round < rounds; round += 1) {
      for (const name of made) await rm(join(folder, name), { recursive: true, force: true });
      cold.push(build(folder));
      warm.push(build(folder));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const seconds = (values: number[]) => median(values).toFixed(1);
  return [
    `${rounds} round${rounds === 1 ? '' : 's'} in a copy of the site.`,
    '',
    table(
      ['build', 'seconds', ''],
      [
        ['cold: empty cache', seconds(cold), asRatio(ratio(cold, warm))],
        ['reference: warm cache', seconds(warm), asRatio(1)],
      ],
    ),
  ].join('\n');
}
