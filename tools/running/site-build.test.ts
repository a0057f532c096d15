import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf } from '../../tests/support/folder-of.ts';
import { takeLock } from './process-lock.ts';

it('a build into a folder outside the project is refused with the reason', () => {
  const folder = join(tmpdir(), 'pages-of-a-site');
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DIST_DIR: folder },
    timeout: 60_000,
  });
  expect(stderr).toContain(`DIST_DIR ${folder} is not valid. Give a folder inside `);
  expect(status).toBe(1);
});

it('a build waits for another one into the same folder', async () => {
  const output = join('.cache', relative(tmpdir(), folderOf()), 'dist');
  mkdirSync(dirname(output), { recursive: true });
  onTestFinished(() => rmSync(dirname(output), { recursive: true }));
  const release = takeLock(`${output}.lock`);
  onTestFinished(() => release?.());
  const build = spawn(process.execPath, ['tools/build.ts'], {
    env: { ...process.env, DIST_DIR: output },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void build.kill());
  const [line] = await once(build.stdout, 'data');
  expect(String(line)).toContain('Another command builds this site.');
  expect(existsSync(`${output}.next`)).toBe(false);
});
