import { spawnSync } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function dev(options: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [resolve('commands/dev.ts'), ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

it('says in one line which port is taken, and how to use another', async () => {
  const port = await takenPort();
  const { status, stderr, stdout } = dev(['--port', String(port)]);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim()).toBe(
    `Port ${port} of the site is taken. End the process that uses it, or run: npm run dev -- --port 4400`,
  );
});

it('refuses a port that is no number', () => {
  const { status, stderr } = dev(['--port', 'high']);
  expect(status).toBe(1);
  expect(stderr).toContain('--port high is no port');
});
