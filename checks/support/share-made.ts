import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheOf } from '../../site/cache/cache-folder.ts';

/** What a build of one content has made serves a copy of it too: pictures, previews, compressed files. */
export function shareMade(from: string, copy: string): void {
  rmSync(cacheOf(copy), { recursive: true, force: true });
  if (!existsSync(cacheOf(from))) return;
  cpSync(cacheOf(from), cacheOf(copy), { recursive: true });
  // The entries are the copy's own.
  rmSync(join(cacheOf(copy), 'data-store.json'), { force: true });
}
