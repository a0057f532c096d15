import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders whose files have a hash of their content in the name. */
const HASHED_FOLDERS = ['_astro', 'pagefind'];
const EARLIER_BUILDS = 2;
/** File in the built site: the hashed files of this build and of the previous ones, the newest first. */
const LIST_FILE = '.hashed-files.json';

function hashedFiles(folder: string): string[] {
  return HASHED_FOLDERS.filter((name) => existsSync(join(folder, name))).flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  );
}

function buildsIn(folder: string): string[][] {
  const list = join(folder, LIST_FILE);
  try {
    return JSON.parse(readFileSync(list, 'utf8'));
  } catch {
    // The first build, or a power cut left the list empty.
    return [hashedFiles(folder)];
  }
}

const previousOf = (current: string) => `${current}.old`;

/** Brings the pages back when a build was killed between the two renames of replaceBuild. */
export function finishReplacing(current: string): void {
  const previous = previousOf(current);
  if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
}

/**
 * Replaces the current build by a new one. Open pages request hashed files of their own build, so those of the two
 * previous builds are copied.
 */
export function replaceBuild(newBuild: string, current: string): void {
  const hashed = hashedFiles(newBuild);
  const earlier = existsSync(current) ? buildsIn(current).slice(0, EARLIER_BUILDS) : [];
  for (const name of new Set(earlier.flat())) {
    const [from, to] = [join(current, name), join(newBuild, name)];
    if (existsSync(to) || !existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  writeFileSync(join(newBuild, LIST_FILE), JSON.stringify([hashed, ...earlier]));
  const previous = previousOf(current);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, previous);
  renameSync(newBuild, current);
  rmSync(previous, { recursive: true, force: true });
}
