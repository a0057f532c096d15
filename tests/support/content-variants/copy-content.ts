import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheOf } from '@agency/content/cache-folder.ts';

/** Copies a content folder and its build cache: pictures, previews, compressed files. */
export function copyContent(from: string, to: string): void {
  for (const folder of [to, cacheOf(to)]) rmSync(folder, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  if (existsSync(cacheOf(from))) cpSync(cacheOf(from), cacheOf(to), { recursive: true });
  // Astro must read the copy's own entries.
  rmSync(join(cacheOf(to), 'data-store.json'), { force: true });
}
