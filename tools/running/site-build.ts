import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { unreadableContent } from '@agency/content/check/unreadable-content.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { reasonOf, unpublishedEntries } from '@agency/content/publication.ts';
import { isContentValid } from '../content/content-is-valid.ts';
import { buildEnvironment, buildVariables } from './build-environment.ts';
import { showProgress } from './build-progress.ts';
import { takeLock } from './process-lock.ts';
import { finishReplacing, replaceBuild } from './replace-build.ts';
import { siteFingerprint } from './site-fingerprint.ts';
import { STAMP_FILE } from './stamp-file.ts';

const output = process.env.DIST_DIR ?? 'dist';
const newBuild = `${output}.next`;
const WAIT_MS = 500;
/** Not the command `astro`: Windows cannot start that script without a shell. */
const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** Lines about unpublished entries, with the reason. */
function unpublishedLines(): string[] {
  const entries = unpublishedEntries(contentFolder, new Date());
  const lines = entries.map(({ file, why }) => `  ${file} ${reasonOf(why)}`);
  return lines.length > 0 ? ['Left out:', ...lines] : [];
}

/** Runs Astro's build, shows its progress, and prints its output if it fails. */
async function runBuild(): Promise<boolean> {
  console.info('Building the site. The first build also makes all sizes of the pictures.');
  const child = spawn(process.execPath, [ASTRO, 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...buildVariables(process.env),
      ...buildEnvironment,
      CONTENT_DIR: contentFolder,
      DIST_DIR: newBuild,
    },
  });
  const progress = showProgress(process.stdout);
  const messages: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      messages.push(line);
      progress.read(stripVTControlCharacters(line));
    });
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  const seconds = progress.end();
  if (code === 0)
    console.info([`Built the site (${seconds} s).`, ...unpublishedLines()].join('\n'));
  else console.error(messages.join('\n'));
  return code === 0;
}

/** Takes the lock of the folder: two builds at once would write into one. @returns a function that releases it */
async function lockOutput(): Promise<() => void> {
  const file = `${output}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  let release = takeLock(file);
  if (release === null) console.info('Another command builds this site. This one waits for it.');
  while (release === null) {
    await pause(WAIT_MS);
    release = takeLock(file);
  }
  return release;
}

/**
 * Builds the site into dist/, unless nothing has changed since the last build. The previous build is served until
 * the new one is complete.
 * @returns true when dist/ is up to date; false after an error, which is printed
 */
export async function buildSite(): Promise<boolean> {
  // The build imports packages from a folder of its own beside the pages.
  if (relative('.', output).startsWith('..')) {
    console.error(`DIST_DIR ${output} is not valid. Give a folder inside ${process.cwd()}.`);
    return false;
  }
  const unreadable = unreadableContent();
  if (unreadable.length > 0) return isContentValid(unreadable);
  const release = await lockOutput();
  return buildIfChanged().finally(release);
}

async function buildIfChanged(): Promise<boolean> {
  finishReplacing(output);
  const now = siteFingerprint(new Date());
  const stamp = join(output, STAMP_FILE);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) {
    console.info('The site is built; nothing has changed since.');
    return true;
  }
  if (!(await isContentValid())) return false;
  rmSync(newBuild, { recursive: true, force: true });
  if (!(await runBuild())) return false;
  writeFileSync(join(newBuild, STAMP_FILE), now);
  replaceBuild(newBuild, output);
  return true;
}
