import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildVariables } from '../running/build-environment.ts';
import { shortMistake } from './short-mistake.ts';

/** What a build reads of the product, or writes beside. */
const SOURCES = [
  'apps',
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'astro.config.mjs',
];

const OWN_PACKAGES = '@agency';

/**
 * Builds the pages in a copy of the product's sources, because the product may belong to another user. The copy also
 * has the cache of pictures.
 * @returns the folder of the finished pages
 * @throws with the mistakes of the content
 */
export async function buildPages(work: string, content: string): Promise<string> {
  copySources(work);
  const env = { ...buildVariables(process.env), CONTENT_DIR: content, DIST_DIR: 'dist' };
  const child = spawn(process.execPath, [resolve('tools/build.ts')], { cwd: work, env });
  const errors: string[] = [];
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const [code] = await once(child, 'close');
  if (code === 0) return join(work, 'dist');
  // On a full disk there must be room to say so.
  rmSync(join(work, 'dist.next'), { recursive: true, force: true });
  const mistake = shortMistake(errors.join('')) || `The build ended with ${code}.`;
  // A file is named as it is in the folder of the content.
  throw new Error(mistake.replaceAll(join(content, '/'), ''));
}

function copySources(work: string): void {
  mkdirSync(work, { recursive: true });
  for (const name of SOURCES) {
    rmSync(join(work, name), { recursive: true, force: true });
    cpSync(name, join(work, name), { recursive: true, preserveTimestamps: true });
  }
  linkPackages(join(work, 'node_modules'));
}

/** Links to the installed packages, and to the copies of those of the product: Astro builds no file outside of its folder. */
function linkPackages(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, OWN_PACKAGES), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== OWN_PACKAGES) symlinkSync(resolve('node_modules', name), join(folder, name));
  for (const name of readdirSync(join('node_modules', OWN_PACKAGES)))
    symlinkSync(
      readlinkSync(join('node_modules', OWN_PACKAGES, name)),
      join(folder, OWN_PACKAGES, name),
    );
}
