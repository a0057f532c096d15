import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['content', 'site', 'contract', 'astro.config.ts', 'package-lock.json'];
const output = process.env.DIST_DIR ?? 'dist';
const stamp = join(output, '.built-from');

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A fingerprint of everything the site is built from: names, sizes and contents. */
function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(process.version).update(process.env.PUBLIC_LEADS_HOST ?? '');
  for (const file of sources.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds the site into dist/, unless what it is built from has not changed since the last build.
 * @returns true when dist/ is up to date; false when the build failed and said why
 */
export function buildSite(): boolean {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true;
  const { status } = spawnSync('astro', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) return false;
  writeFileSync(stamp, now);
  return true;
}
