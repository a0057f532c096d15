import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('waiting for the service ends at once when its process has ended', () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const { status, stderr } = spawnSync(process.execPath, ['tools/publish/wait-until-live.ts'], {
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, PORT: '9', MAINPID: String(ended) },
  });
  expect(stderr).toContain('The service has ended');
  expect(status).toBe(1);
});
