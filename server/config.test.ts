import path from 'node:path';
import { expect, it } from 'vitest';
import { parseSettings, parseStorageSettings } from './config.ts';

function problemsOf(env: Record<string, string>) {
  const result = parseSettings(env);
  return result.ok ? [] : result.problems.map((problem) => problem.variable);
}

it('without any setting it runs on port 3000 with a file and a mail folder', () => {
  const result = parseSettings({});
  expect(result).toMatchObject({
    ok: true,
    settings: {
      host: 'localhost',
      port: 3000,
      storage: { dialect: 'sqlite', file: path.resolve('data/leads.db') },
      mail: { way: { kind: 'folder', folder: path.resolve('data/mail') } },
      trustProxy: false,
      allowedOrigins: [],
    },
  });
});
it('production without mail settings is refused, naming all three at once', () => {
  expect(problemsOf({ NODE_ENV: 'production' }).sort()).toEqual([
    'MAIL_FROM',
    'MAIL_TO',
    'SMTP_URL',
  ]);
});
it('every wrong setting is listed at once', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'mail.example:25',
    MAIL_FROM: 'nobody',
    MAIL_TO: ' ',
    WEBHOOK_URL: 'crm',
    WEBHOOK_SECRET: 'short',
    TRUST_PROXY: 'maybe',
    ALLOWED_ORIGINS: 'https://zestory.example/',
    LOG_LEVEL: 'loud',
  };
  expect(problemsOf(wrong).sort()).toEqual(Object.keys(wrong).sort());
});
it('a secret without an address to call is a mistake', () => {
  expect(problemsOf({ WEBHOOK_SECRET: 'x'.repeat(32) })).toEqual(['WEBHOOK_URL']);
});
it('a full production environment is read', () => {
  const result = parseSettings({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: '8080',
    DATABASE_URL: 'postgres://u:p@db:5432/leads',
    SMTP_URL: 'smtps://u:p%40ss@mail.example:465',
    MAIL_FROM: 'Zestory <website@zestory.example>',
    MAIL_TO: 'a@zestory.example, B <b@zestory.example>',
    TRUST_PROXY: '10.0.0.0/8, loopback',
    ALLOWED_ORIGINS: 'https://www.zestory.example,https://zestory.example',
  });
  expect(result).toMatchObject({
    ok: true,
    settings: {
      storage: { dialect: 'postgres', url: 'postgres://u:p@db:5432/leads' },
      mail: {
        from: { name: 'Zestory', address: 'website@zestory.example' },
        to: [{ address: 'a@zestory.example' }, { name: 'B', address: 'b@zestory.example' }],
      },
      trustProxy: ['10.0.0.0/8', 'loopback'],
      allowedOrigins: ['https://www.zestory.example', 'https://zestory.example'],
    },
  });
});
it('the desk needs no mail settings', () => {
  expect(
    parseStorageSettings({ NODE_ENV: 'production', DATABASE_URL: 'file:/var/lib/leads.db' }),
  ).toMatchObject({ ok: true, settings: { storage: { file: '/var/lib/leads.db' } } });
});
