import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../apps/site/src/content/content-folder.ts';
import { reasonOf, unpublishedEntries } from '../../apps/site/src/content/publication.ts';
import { contentIsRight } from '../content/content-is-right.ts';
import { unreadableContent } from '../content/unreadable-content.ts';
import { buildEnvironment } from './build-environment.ts';
import { filesUnder } from './files-under.ts';
import { replaceBuild } from './replace-build.ts';

const sources = [contentFolder, 'apps/site', 'packages/contract', 'package-lock.json'];
const output = process.env.DIST_DIR ?? 'dist';
const fresh = `${output}.next`;
const STAMP = '.built-from';
/** Not the command `astro`: Windows starts no such script without a shell. */
const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** A fingerprint of everything the site is built from: names, sizes and contents. */
function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(process.version).update(process.env.PUBLIC_LEADS_HOST ?? '');
  // On the day on which an entry is due, the same files make another site.
  for (const { file } of unpublishedEntries(contentFolder, new Date()))
    hash.update(`without ${file}`);
  for (const file of sources.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** What is not in the site, and why. */
function leftOut(): string[] {
  const entries = unpublishedEntries(contentFolder, new Date());
  const lines = entries.map(({ file, why }) => `  ${file} ${reasonOf(why)}`);
  return lines.length > 0 ? ['Left out:', ...lines] : [];
}

/** Runs Astro's build; what it says is shown when it fails. */
async function runBuild(): Promise<boolean> {
  console.info('Building the site. The first build takes a minute or two, later ones less.');
  const start = performance.now();
  const child = spawn(process.execPath, [ASTRO, 'build', '--config', 'apps/site/astro.config.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...buildEnvironment, CONTENT_DIR: contentFolder, DIST_DIR: fresh },
  });
  const messages: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => messages.push(chunk));
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  if (code === 0) console.info([`Built the site (${seconds} s).`, ...leftOut()].join('\n'));
  else console.error(String(Buffer.concat(messages)));
  return code === 0;
}

/**
 * Builds the site into dist/, unless what it is built from has not changed since the last build. The pages
 * that are there are served until the new ones are complete.
 * @returns true when dist/ is up to date; false when the build failed and said why
 */
export async function buildSite(): Promise<boolean> {
  const unreadable = unreadableContent();
  if (unreadable.length > 0) return contentIsRight(unreadable);
  const now = fingerprint();
  const stamp = join(output, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true;
  if (!(await contentIsRight())) return false;
  rmSync(fresh, { recursive: true, force: true });
  if (!(await runBuild())) return false;
  writeFileSync(join(fresh, STAMP), now);
  replaceBuild(fresh, output);
  return true;
}
