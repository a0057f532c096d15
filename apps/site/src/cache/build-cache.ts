import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheOf } from '@agency/content/cache-folder.ts';
import { contentFolder } from '@agency/content/content-folder.ts';

/** A cache of what takes long to make, by everything that it depends on; it lasts from build to build. */
export function buildCache(folder: string) {
  const pending = new Map<string, Promise<Buffer>>();

  async function findOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const now = new Date();
    const found = await utimes(file, now, now).then(
      () => readFile(file).catch(() => undefined),
      () => undefined,
    );
    if (found) return found;
    const made = await make();
    await mkdir(folder, { recursive: true });
    // Another build may look for it while it is written.
    await writeFile(`${file}.${process.pid}`, made);
    await rename(`${file}.${process.pid}`, file);
    return made;
  }

  /**
   * The result of an earlier build, or a new one, made once for all who ask.
   * @param facts all that the result depends on
   */
  function getOrCreate(
    facts: readonly (string | Uint8Array)[],
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const hash = createHash('sha256');
    for (const fact of facts) hash.update(fact).update('\0');
    const file = join(folder, hash.digest('hex').slice(0, 32));
    const result = pending.get(file) ?? findOrMake(file, make).finally(() => pending.delete(file));
    pending.set(file, result);
    return result;
  }

  /** Removes what no build has used since. */
  async function prune(since: Date): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name);
      const used = await stat(file).catch(() => undefined);
      if (used && used.mtime < since) await rm(file, { force: true });
    }
  }

  return { getOrCreate, prune };
}

const cacheNamed = (name: string) => buildCache(join(cacheOf(contentFolder), name));

export const compressedFiles = cacheNamed('compressed');
export const previewPictures = cacheNamed('previews');
