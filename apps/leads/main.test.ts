import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { leadEndpoint } from '@agency/contract/lead-forms.ts';
import { expect, it, onTestFinished } from 'vitest';
import { bareEnvironment } from './testing/bare-environment.ts';
import { startMailCatcher, until } from './testing/mail-catcher.ts';
import { startReceiver } from './testing/receiver.ts';
import { mailSettings } from './testing/running-service.ts';
import { CONTACT_FIELDS } from './testing/sample-lead.ts';
import { slowDisk } from './testing/slow-disk.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const MAIN = path.resolve(import.meta.dirname, 'main.ts');
/** The user id of `nobody`. */
const NOBODY = 65_534;

type RunningProcess = {
  child: ChildProcess;
  output: () => string;
  url: () => Promise<string>;
  ended: Promise<number | null>;
};

function startProcess(
  folder: string,
  env: Record<string, string>,
  as: { uid?: number } = {},
): RunningProcess {
  const usual = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data') };
  const settings = bareEnvironment({ ...usual, ...env });
  const child = spawn(process.execPath, [MAIN], { cwd: folder, env: settings, ...as });
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
    async url() {
      const listening = () => /listening on (http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
      await until(() => listening() !== undefined, `the process listens: ${output}`);
      return listening() ?? '';
    },
  };
}

async function sendLead(url: string): Promise<number> {
  const body = new URLSearchParams(CONTACT_FIELDS);
  return (await fetch(url + leadEndpoint('contact'), { method: 'POST', body })).status;
}

it('a process killed right after its response loses nothing: the next one mails once', async () => {
  const folder = await temporaryFolder();
  const catcher = await startMailCatcher();
  await catcher.stop();
  const first = startProcess(folder, mailSettings(catcher.url));
  expect(await sendLead(await first.url())).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;

  await catcher.restart();
  const second = startProcess(folder, mailSettings(catcher.url));
  await second.url();
  await catcher.caught(2);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(catcher.mails.map(({ recipients }) => recipients[0]).sort()).toEqual([
    'hello@agency.example',
    'meena@example.com',
  ]);
  expect(first.output() + second.output()).not.toMatch(/meena|Meena|Filter House|0000/);
});

it('a stop finishes the mail that is being sent', async () => {
  const folder = await temporaryFolder();
  const catcher = await startMailCatcher();
  const { child, url, ended } = startProcess(folder, mailSettings(catcher.url));
  await sendLead(await url());
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const again = startProcess(folder, mailSettings(catcher.url));
  await again.url();
  await catcher.caught(2);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  expect(catcher.mails).toHaveLength(2);
});

it('pages are served while a slow disk stores a lead', async (context) => {
  const folder = await temporaryFolder();
  const disk = slowDisk(folder, 4000);
  if (disk === null) return context.skip('this machine has no C compiler for the slow disk');
  const { url } = startProcess(folder, disk.env);
  const site = await url();
  disk.begin();
  let isStored = false;
  const lead = sendLead(site).finally(() => {
    isStored = true;
  });
  let slowestMs = 0;
  let pages = 0;
  for (; !isStored; pages += 1) {
    const start = performance.now();
    await (await fetch(`${site}/health/live`)).text();
    slowestMs = Math.max(slowestMs, performance.now() - start);
  }
  expect(await lead).toBe(200);
  expect(pages).toBeGreaterThan(10);
  expect(slowestMs).toBeLessThan(2000);
});

it('SIGHUP, when a terminal is closed, stops it like SIGTERM', async () => {
  const { child, url, ended } = startProcess(await temporaryFolder(), {});
  await url();
  child.kill('SIGHUP');
  expect(await ended).toBe(0);
});

it('a stop takes at most ten seconds, even while the mail server is silent', async () => {
  const silent = `127.0.0.1:${await startReceiver()}`;
  const { child, url, ended } = startProcess(await temporaryFolder(), {
    ...mailSettings(`smtp://${silent}`),
    HEARTBEAT_URL: `http://${silent}/`,
  });
  await sendLead(await url());
  await pause(500);
  const start = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
});

it('a log that nobody reads does not block the site, and the process still stops on SIGTERM', async () => {
  const { child, url, ended } = startProcess(await temporaryFolder(), { LOG_LEVEL: 'trace' });
  const site = await url();
  child.stdout?.pause();
  // Many more lines than the buffer of a pipe.
  for (let count = 0; count < 20; count += 1) {
    const open = () => fetch(`${site}/${'x'.repeat(200)}`).then((response) => response.text());
    await Promise.all(Array.from({ length: 25 }, open));
  }
  expect(await sendLead(site)).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('.env is read, also with a byte order mark, and all wrong settings are named at once', async () => {
  const folder = await temporaryFolder();
  writeFileSync(path.join(folder, '.env'), '\uFEFFNODE_ENV=production\nPORT=high\n');
  const { output, ended } = startProcess(folder, { PORT: '', LOG_LEVEL: 'loud' });
  expect(await ended).toBe(1);
  for (const variable of ['LOG_LEVEL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO']) {
    expect(output()).toContain(`  ${variable} `);
  }
  // The environment has priority over the file.
  expect(output()).not.toContain('  PORT ');
});

it('a .env that cannot be read is reported with the fix', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, '.env');
  writeFileSync(file, 'PORT=1\n', { mode: 0o600 });
  chmodSync(folder, 0o755);
  const root = process.getuid?.() === 0;
  if (!root) chmodSync(file, 0);
  const { output, ended } = startProcess(folder, {}, root ? { uid: NOBODY } : {});
  expect(await ended).toBe(1);
  for (const text of [file, 'may not be read by this user', 'sudo -u'])
    expect(output()).toContain(text);
});

it('a store that cannot be opened ends the process with code 1 and a reason', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'notes.txt');
  writeFileSync(file, 'These are my notes, not a database. '.repeat(50));
  const { output, ended } = startProcess(folder, { DATABASE_URL: `file:${file}` });
  expect(await ended).toBe(1);
  expect(output()).toContain('The service cannot start: ');
  expect(output()).toContain(file);
});

it.each([
  ['a port in use', 'PORT', 'another program uses port'],
  [
    'a wrong host',
    'HOST',
    'HOST 192.0.2.1 is no address of this machine: set localhost, :: or (without IPv6) 0.0.0.0',
  ],
])('%s is named with its setting and the fix', async (_what, setting, says) => {
  const value = setting === 'PORT' ? String(await startReceiver()) : '192.0.2.1';
  const started = startProcess(await temporaryFolder(), { [setting]: value });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(says);
});
