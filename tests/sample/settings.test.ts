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
    timeout: 60_000,
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

/** Each wrong variable with the words of its fix. A start names all of them at once. */
const mistakes: [Record<string, string>, Record<string, string>][] = [
  [
    {
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      NODE_ENV: 'production',
      HEARTBEAT_URL: 'hc-ping.com/x',
      WEBHOOK_URL: 'https://crm.example/leads',
      ALLOWED_ORIGINS: 'https://a.example/',
    },
    {
      PORT: 'a whole number from 0 to 65535',
      DATABASE_URL: 'file:path/to/leads.db or postgres://',
      SMTP_URL: 'set smtps://user:password@mail.example:465',
      HEARTBEAT_URL: 'must be an http or https URL',
      WEBHOOK_SECRET: 'openssl rand -base64 32',
      ALLOWED_ORIGINS: 'without a path or a slash',
    },
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, { MAIL_TO: 'set an address such as hello@' }],
];

it.each(mistakes)('wrong settings stop the start: %o', async (settings, fixes) => {
  const { code, output } = await startWith(settings);
  expect(code).toBe(1);
  for (const [variable, fix] of Object.entries(fixes)) {
    const line = output.split('\n').find((text) => text.trim().startsWith(variable));
    expect(line, output).toContain(fix);
  }
});
