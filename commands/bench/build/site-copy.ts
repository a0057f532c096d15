import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildEnvironment } from '../../running/build-environment.ts';
import { type TreeUse, watchTree } from './process-tree.ts';

const sources = [
  ...['content', 'contract', 'site', 'commands', 'astro.config.ts', 'package.json'],
  'tsconfig.json',
];

const cache = '.cache';
const output = ['.astro', 'dist', join(cache, 'astro', 'data-store.json')];

/** What is taken away before a build, by what of earlier builds it may use. */
const taken = {
  nothing: [...output, cache],
  pictures: [...output, ...['compressed', 'previews'].map((kind) => join(cache, 'astro', kind))],
  everything: output,
};

export type BuildCost = TreeUse & { pages: number; seconds: number };

export type SiteCopy = {
  folder: string;
  /** Builds once. @param kept what it may use of earlier builds @throws when the build fails */
  build(kept: keyof typeof taken): Promise<BuildCost>;
  remove(): Promise<void>;
};

async function runBuild(folder: string): Promise<BuildCost> {
  const { DIST_DIR: _, CONTENT_DIR: __, ...env } = process.env;
  const start = performance.now();
  const child = spawn('astro', ['build'], {
    cwd: folder,
    env: { ...env, ...buildEnvironment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => said.push(String(text)));
  await once(child, 'spawn');
  const use = watchTree(child.pid ?? 0);
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - start) / 1000;
  const tree = use();
  if (code !== 0) throw new Error(`The build failed.\n${said.join('').slice(-4000)}`);
  const pages = globSync('**/*.html', { cwd: join(folder, 'dist') }).length;
  return { ...tree, pages, seconds };
}

/** A copy of the site to build in, with the pictures that this one has made before. */
export async function copySite(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
  for (const name of [...sources, ...(existsSync(cache) ? [cache] : [])])
    await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return {
    folder,
    async build(kept) {
      for (const name of taken[kept])
        await rm(join(folder, name), { recursive: true, force: true });
      return runBuild(folder);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
