import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bareEnvironment } from '../../apps/leads/testing/bare-environment.ts';

/** Starts the real process with only these settings, and waits for its end. */
function startWith(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const child = spawn(process.execPath, [resolve('apps/leads/main.ts')], {
    cwd: folder,
    env: bareEnvironment({ PORT: '0', DATA_DIR: folder, ...settings }),
    timeout: 30_000,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => done({ code, output })),
  );
}

it.each([
  ['PORT', { PORT: '99999' }, 'a whole number from 0 to 65535'],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }, 'file:path/to/leads.db or postgres://'],
  ['SMTP_URL', { NODE_ENV: 'production' }, 'set smtps://user:password@mail.example:465'],
  ['MAIL_TO', { SMTP_URL: 'smtp://mail.example' }, 'set an address such as hello@'],
  ['HEARTBEAT_URL', { HEARTBEAT_URL: 'hc-ping.com/x' }, 'must be an http or https URL'],
  ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://crm.example/leads' }, 'openssl rand -base64 32'],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://a.example/' }, 'without a path or a slash'],
])('a wrong %s stops the start, named with its fix', async (variable, settings, fix) => {
  const { code, output } = await startWith(settings);
  expect(code).toBe(1);
  const line = output.split('\n').find((text) => text.trim().startsWith(variable));
  expect(line, output).toContain(fix);
});
