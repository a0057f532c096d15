import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../content/content-folder.ts';
import { cacheOf } from './cache-folder.ts';

/** What takes long to make and comes out the same from the same, build after build. */
export function keptResults(folder: string) {
  const underway = new Map<string, Promise<Buffer>>();

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
   * What an earlier build made of the same; otherwise it is made now, once for all who ask, and kept.
   * @param facts all that the result depends on
   */
  function resultOf(
    facts: readonly (string | Uint8Array)[],
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const hash = createHash('sha256');
    for (const fact of facts) hash.update(fact).update('\0');
    const file = join(folder, hash.digest('hex').slice(0, 32));
    const result =
      underway.get(file) ?? findOrMake(file, make).finally(() => underway.delete(file));
    underway.set(file, result);
    return result;
  }

  /** Drops what no build has used since. */
  async function drop(since: Date): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name);
      const used = await stat(file).catch(() => undefined);
      if (used && used.mtime < since) await rm(file, { force: true });
    }
  }

  return { resultOf, drop };
}

const kept = (kind: string) => keptResults(join(cacheOf(contentFolder), kind));

export const compressedFiles = kept('compressed');
export const previewPictures = kept('previews');
