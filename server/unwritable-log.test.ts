import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';
import { bareEnvironment } from './testing/bare-environment.ts';
import { until } from './testing/mail-catcher.ts';
import { multipart } from './testing/running-service.ts';
import { SEO_FIELDS } from './testing/sample-lead.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const MAIN = path.resolve(import.meta.dirname, 'main.ts');

/** The service with a standard output of our choice; its log is loud, so that it fills quickly. */
async function startWithOutput(output: 'pipe' | number) {
  const folder = await temporaryFolder();
  const port = await getPort();
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    stdio: ['ignore', output, 'ignore'],
    env: bareEnvironment({
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'trace',
      DATA_DIR: path.join(folder, 'data'),
    }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp, 'the service is up', 30_000);
  return { child, address };
}

async function staysUp(address: string): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    // Far more lines than a pipe holds.
    await Promise.all(
      Array.from({ length: 25 }, () =>
        fetch(`${address}/${'x'.repeat(200)}`).then((a) => a.text()),
      ),
    );
  }
  const start = performance.now();
  const response = await fetch(`${address}/backend/contact-seo.php`, {
    method: 'POST',
    body: multipart(SEO_FIELDS),
  });
  expect(response.status).toBe(200);
  expect(performance.now() - start).toBeLessThan(3000);
}

it('a log that nobody reads never stops the site, and the process still ends when asked', async () => {
  const { child, address } = await startWithOutput('pipe');
  child.stdout?.pause();
  await staysUp(address);
  const gone = once(child, 'exit');
  const start = performance.now();
  child.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(15_000);
}, 90_000);

it.runIf(existsSync('/dev/full'))(
  'a log on a full disk never stops the site',
  async () => {
    const { child, address } = await startWithOutput(openSync('/dev/full', 'w'));
    await staysUp(address);
    expect(child.exitCode).toBeNull();
  },
  90_000,
);
