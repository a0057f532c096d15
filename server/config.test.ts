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
      mail: { transport: { kind: 'folder', folder: path.resolve('data/mail') } },
      trustProxy: false,
      allowedOrigins: [],
    },
  });
});
it.each(['production', 'Production', ' PRODUCTION '])(
  'NODE_ENV=%s without mail settings is refused, naming all at once',
  (word) => {
    expect(problemsOf({ NODE_ENV: word }).sort()).toEqual(['MAIL_FROM', 'MAIL_TO', 'SMTP_URL']);
  },
);
it('a word for NODE_ENV that means nothing is refused', () => {
  expect(problemsOf({ NODE_ENV: 'live' })).toEqual(['NODE_ENV']);
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
    HEARTBEAT_URL: 'hc-ping.com/x',
    RETENTION_DAYS: '0',
    TRUST_PROXY: 'maybe',
    ALLOWED_ORIGINS: 'https://agency.example/',
    LOG_LEVEL: 'loud',
  };
  expect(problemsOf(wrong).sort()).toEqual(Object.keys(wrong).sort());
});
it('a setting without the one it needs is a mistake that names the missing one', () => {
  const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;
  expect(problemsOf({ WEBHOOK_SECRET: secret })).toEqual(['WEBHOOK_URL']);
  expect(problemsOf({ WEBHOOK_URL: 'https://crm.example' })).toEqual(['WEBHOOK_SECRET']);
});
it.each(['WEBHOOK_URL', 'HEARTBEAT_URL'])(
  'credentials in %s are refused with the reason',
  (variable) => {
    const result = parseSettings({
      [variable]: 'https://user:pass@crm.example/leads',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    });
    const problem = result.ok ? null : result.problems.find((one) => one.variable === variable);
    expect(problem?.message).toContain('user name or password');
  },
);
it('a setting of an older version starts the service, and is said to have no effect', () => {
  const result = parseSettings({ ALERT_URL: 'https://ntfy.sh/topic', CANARY_TO: 'off' });
  const retired = result.ok ? result.settings.retired : [];
  expect(retired.map(({ variable }) => variable)).toEqual(['ALERT_URL', 'CANARY_TO']);
  expect(retired[0]?.message).toContain('HEARTBEAT_URL');
});
it('a full production environment is read', () => {
  const result = parseSettings({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: '8080',
    DATABASE_URL: 'postgres://u:p@db:5432/leads',
    SMTP_URL: 'smtps://u:p%40ss@mail.example:465',
    MAIL_FROM: 'Agency <website@agency.example>',
    MAIL_TO: 'a@agency.example, B <b@agency.example>',
    TRUST_PROXY: '10.0.0.0/8, loopback',
    ALLOWED_ORIGINS: 'https://www.agency.example,https://agency.example',
  });
  expect(result).toMatchObject({
    ok: true,
    settings: {
      storage: { dialect: 'postgres', url: 'postgres://u:p@db:5432/leads' },
      mail: {
        from: { name: 'Agency', address: 'website@agency.example' },
        to: [{ address: 'a@agency.example' }, { name: 'B', address: 'b@agency.example' }],
      },
      trustProxy: ['10.0.0.0/8', 'loopback'],
      allowedOrigins: ['https://www.agency.example', 'https://agency.example'],
    },
  });
});
it('the leads commands need no mail settings', () => {
  expect(
    parseStorageSettings({ NODE_ENV: 'production', DATABASE_URL: 'file:/var/lib/leads.db' }),
  ).toMatchObject({ ok: true, settings: { storage: { file: '/var/lib/leads.db' } } });
});
