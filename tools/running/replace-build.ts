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
/** In the built site: the hashed files of this build and of those before it, the newest first. */
const LIST = '.hashed-files.json';

function hashedFiles(folder: string): string[] {
  return HASHED_FOLDERS.filter((name) => existsSync(join(folder, name))).flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  );
}

function buildsIn(folder: string): string[][] {
  const list = join(folder, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [hashedFiles(folder)];
}

/**
 * Puts a new build in the place of the one that is served. Pages that are still open ask for files of the
 * build they came from, so those of the two builds before stay.
 */
export function replaceBuild(fresh: string, served: string): void {
  const own = hashedFiles(fresh);
  const earlier = existsSync(served) ? buildsIn(served).slice(0, EARLIER_BUILDS) : [];
  for (const name of new Set(earlier.flat())) {
    const [from, to] = [join(served, name), join(fresh, name)];
    if (existsSync(to) || !existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  writeFileSync(join(fresh, LIST), JSON.stringify([own, ...earlier]));
  const old = `${served}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(served)) renameSync(served, old);
  renameSync(fresh, served);
  rmSync(old, { recursive: true, force: true });
}
