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
  /\.(service|timer|path)$/.test(name),
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

  /** The units in a folder, with programs that exist here; those of the template have a port. */
  function unitFolder(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const one of units)
      writeFileSync(
        path.join(folder, instanceOf(one)),
        read(`deploy/${one}`).replace(/^(Exec\w+)=\S+/gm, '$1=/bin/sh'),
      );
    return folder;
  }
  const instanceOf = (name: string) => name.replace('@.', '@3000.');
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', args, { encoding: 'utf8', env: { ...process.env, LANG: 'C' } });
  const hasSystemd = analyze('--version').status === 0;

  it.for(units)('systemd finds no error in %s', (name, context) => {
    if (!hasSystemd) return context.skip('this machine has no systemd-analyze');
    // It also checks that the programs and the units that others name exist.
    const { status, stderr } = analyze('verify', path.join(unitFolder(), instanceOf(name)));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.for(units.filter((name) => name.endsWith('.service')))(
    'systemd finds few rights in %s',
    (name, context) => {
      if (!hasSystemd) return context.skip('this machine has no systemd-analyze');
      const unit = path.join(unitFolder(), instanceOf(name));
      // The threshold is ten times the exposure, which is 10 for a unit without limits.
      const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', unit);
      expect(status, stdout).toBe(0);
    },
  );

  it('what publishes can read neither the leads nor .env, and its user is not that of the service', () => {
    const unit = read('deploy/agency-site-publish.service');
    const service = read('deploy/agency-site@.service');
    const user = (text: string) => /^User=(.*)$/m.exec(text)?.[1];
    expect(unit).not.toMatch(/^(EnvironmentFile|LoadCredential)=/m);
    expect(unit).toMatch(
      /^InaccessiblePaths=-\/var\/lib\/agency-site -\/srv\/agency-site\/\.env$/m,
    );
    expect(service).toMatch(/^StateDirectory=agency-site\nStateDirectoryMode=0700$/m);
    expect(user(unit)).toBe('agency-site-publish');
    expect(user(service)).toBe('agency-site');
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
