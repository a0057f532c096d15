import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { expect, it, onTestFinished, vi } from 'vitest';

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

it('shows the catalogue of all components', { timeout: 120_000 }, async () => {
  const [sitePort, servicePort, folder] = await Promise.all([
    getPort(),
    getPort(),
    mkdtemp(join(tmpdir(), 'dev-')),
  ]);
  // Under Vitest, Astro's server answers nothing by itself.
  const { VITEST: _, ...env } = process.env;
  const running = spawn(
    process.execPath,
    [resolve('commands/dev.ts'), '--port', String(sitePort)],
    { stdio: 'ignore', env: { ...env, PORT: String(servicePort), DATA_DIR: folder } },
  );
  onTestFinished(async () => {
    running.kill();
    await once(running, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  const open = (path: string) => fetch(`http://localhost:${sitePort}${path}`);

  await vi.waitFor(async () => expect((await open('/design')).status).toBe(200), {
    timeout: 90_000,
    interval: 500,
  });
  expect((await open('/design/')).url).toBe(`http://localhost:${sitePort}/design`);
  expect(await (await open('/design/action-link')).text()).toContain('Get Started');
  expect((await open('/design/lead-form/errors')).status).toBe(200);
});
