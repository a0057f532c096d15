import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { parseSettings } from './config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const units = readdirSync(path.join(root, 'deploy')).filter((name) =>
  /\.(service|timer)$/.test(name),
);

/** `.env.example` with every setting in use, one value of each. */
function everySetting(): Record<string, string> {
  const lines = read('.env.example').match(/^# [A-Z_]+=.*$/gm) ?? [];
  const given = parseEnv(lines.map((line) => line.slice(2)).join('\n'));
  return {
    ...(given as Record<string, string>),
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
  };
}

describe('the examples of a deployment', () => {
  it('.env.example with every line in use starts the service in production', () => {
    const env = everySetting();
    expect(Object.keys(env).length).toBeGreaterThan(12);
    expect(parseSettings(env)).toMatchObject({ ok: true });
  });

  it('a placeholder instead of a secret is refused', () => {
    const line = /^# (WEBHOOK_SECRET)=(.+)$/m.exec(read('.env.example'));
    const result = parseSettings({ ...everySetting(), WEBHOOK_SECRET: line?.[2] });
    expect(result).toMatchObject({ ok: false, problems: [{ variable: 'WEBHOOK_SECRET' }] });
  });

  it.for(units)('systemd finds no error in %s', (name, context) => {
    if (spawnSync('systemd-analyze', ['--version']).status !== 0)
      return context.skip('this machine has no systemd-analyze');
    const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // It also checks that the programs and the unit of the timer exist.
    for (const one of units)
      writeFileSync(
        path.join(folder, one),
        read(`deploy/${one}`).replace(/^ExecStart=\S+/gm, 'ExecStart=/bin/sh'),
      );
    const unit = path.join(folder, name);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('the Compose file sets what it does not leave to .env', () => {
    const { services } = parse(read('deploy/compose.yaml'));
    const environment: Record<string, string> = services.web.environment;
    const known: Record<string, string> = { SITE_HOST: 'agency.example', POSTGRES_PASSWORD: 'x1' };
    const filled = Object.entries(environment).map(([name, text]) => [
      name,
      text.replace(/\$\{(\w+)[^}]*\}/g, (_all, variable: string) => known[variable] ?? ''),
    ]);
    const { SMTP_URL, MAIL_FROM, MAIL_TO } = everySetting();
    const env = { SMTP_URL, MAIL_FROM, MAIL_TO, ...Object.fromEntries(filled) };
    expect(parseSettings(env)).toMatchObject({ ok: true });
    expect(env).toMatchObject({ NODE_ENV: 'production' });
  });
});
