import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { bareEnvironment } from './testing/bare-environment.ts';
import { startMailCatcher, until } from './testing/mail-catcher.ts';
import { multipart } from './testing/running-service.ts';
import { CONTACT_FIELDS } from './testing/sample-lead.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const MAIN = path.resolve(import.meta.dirname, 'main.ts');

type RunningProcess = {
  child: ChildProcess;
  output: () => string;
  address: () => Promise<string>;
  ended: Promise<number | null>;
};

function startProcess(folder: string, env: Record<string, string>): RunningProcess {
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: bareEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, 'data'),
      ...env,
    }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    child,
    output: () => output,
    ended: new Promise((resolve) => child.once('exit', resolve)),
    async address() {
      const listening = () => /listening on (http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
      await until(() => listening() !== undefined, `the process listens: ${output}`, 30_000);
      return listening() ?? '';
    },
  };
}

function mailSettings(url: string): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: 'Agency <website@agency.example>',
    MAIL_TO: 'hello@agency.example',
  };
}

it('a process killed right after its answer loses nothing: the next one mails once', async () => {
  const folder = await temporaryFolder();
  const down = await startMailCatcher();
  await down.stop();
  const first = startProcess(folder, mailSettings(down.url));
  const response = await fetch(`${await first.address()}/backend/contact.php`, {
    method: 'POST',
    body: multipart(CONTACT_FIELDS),
  });
  expect(response.status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;

  const catcher = await startMailCatcher({ port: down.port });
  const second = startProcess(folder, mailSettings(catcher.url));
  await second.address();
  await catcher.caught(2);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(catcher.mails.map(({ recipients }) => recipients[0]).sort()).toEqual([
    'hello@agency.example',
    'meena@example.com',
  ]);
  expect(first.output() + second.output()).not.toMatch(/meena|Meena|Filter House|0000/);
}, 60_000);

it('a stop finishes the mail that is being sent', async () => {
  const folder = await temporaryFolder();
  const catcher = await startMailCatcher();
  const { child, address, ended } = startProcess(folder, mailSettings(catcher.url));
  await fetch(`${await address()}/backend/contact.php`, {
    method: 'POST',
    body: multipart(CONTACT_FIELDS),
  });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const again = startProcess(folder, mailSettings(catcher.url));
  await again.address();
  await catcher.caught(2);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  expect(catcher.mails).toHaveLength(2);
}, 60_000);

it('a stop takes at most ten seconds, even while the mail server is silent', async () => {
  const folder = await temporaryFolder();
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const { child, address, ended } = startProcess(folder, {
    ...mailSettings(url),
    HEARTBEAT_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`,
  });
  await fetch(`${await address()}/backend/contact.php`, {
    method: 'POST',
    body: multipart(CONTACT_FIELDS),
  });
  await pause(500);
  const start = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
}, 60_000);

it('wrong settings are all named at once and the process ends with code 1', async () => {
  const folder = await temporaryFolder();
  const { output, ended } = startProcess(folder, {
    NODE_ENV: 'production',
    PORT: 'high',
    LOG_LEVEL: 'loud',
  });
  expect(await ended).toBe(1);
  for (const variable of ['PORT', 'LOG_LEVEL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO']) {
    expect(output()).toContain(`  ${variable} `);
  }
}, 30_000);

it('a store that cannot be opened ends the process with code 1 and a reason', async () => {
  const folder = await temporaryFolder();
  const { output, ended } = startProcess(folder, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  });
  expect(await ended).toBe(1);
  expect(output()).toContain('The service cannot start: ECONNREFUSED');
}, 30_000);
