import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The oldest Chrome of docs/browsers.md, as a program for Linux on x64. */
const build = {
  package: '@sparticuz/chromium@109.0.6',
  file: 'package/bin/chromium.br',
  sha512:
    '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
};

export const oldestChrome = resolve('.cache/chrome-109/chrome');

/** Runs a command. @returns what it printed @throws with its messages when it fails */
function output(command: string, ...args: string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync(command, args, { maxBuffer: 2 ** 28 });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** Fetches it from npm, once: 58 MB that no installation of the project needs. */
export default function setup(): void {
  if (existsSync(oldestChrome)) return;
  const folder = dirname(oldestChrome);
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(join(folder, 'new-'));
  try {
    const name = output('npm', 'pack', build.package, '--silent', '--pack-destination', temporary);
    const archive = join(temporary, name.toString().trim());
    const sum = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (sum !== build.sha512) throw new Error(`${build.package} has the sum ${sum}.`);
    const program = join(temporary, 'chrome');
    writeFileSync(program, brotliDecompressSync(output('tar', '-xzOf', archive, build.file)));
    chmodSync(program, 0o755);
    renameSync(program, oldestChrome);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
