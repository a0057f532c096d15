import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
