import path from 'node:path';
import { expect, it } from 'vitest';
import { parseSettings, parseStorageSettings } from './config.ts';

const SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;

function problemsOf(env: Record<string, string>) {
  const result = parseSettings(env);
  return result.ok ? [] : result.problems.map(({ variable }) => variable);
}

it('an address without @ is no address, and says so', () => {
  for (const text of ['hello', 'hello, team', 'Agency <website>']) {
    const result = parseSettings({ MAIL_TO: text });
    const [problem] = result.ok ? [] : result.problems;
    expect(problem?.message, text).toContain('must be an email address such as');
  }
});

it('without any setting it runs on port 3000 with a file and a mail folder', () => {
  expect(parseSettings({})).toMatchObject({
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

it.each(['production', ' PRODUCTION '])(
  'NODE_ENV=%s without mail settings is refused, naming all at once',
  (word) => {
    expect(problemsOf({ NODE_ENV: word })).toEqual(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO']);
  },
);

it('every wrong setting is listed at once', () => {
  const wrong = {
    NODE_ENV: 'live',
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'mail.example:25',
    MAIL_FROM: 'nobody',
    MAIL_TO: ' ',
    WEBHOOK_URL: 'crm',
    WEBHOOK_SECRET: 'short',
    HEARTBEAT_URL: 'https://user:pass@hc-ping.com/x',
    RETENTION_DAYS: '0',
    TRUST_PROXY: 'maybe',
    ALLOWED_ORIGINS: 'https://agency.example/',
    CHAT_WEBHOOK_URL: 'slack',
    STAGING: 'maybe',
    LOG_LEVEL: 'loud',
  };
  expect(problemsOf(wrong).sort()).toEqual(Object.keys(wrong).sort());
  expect(problemsOf({ WEBHOOK_SECRET: SECRET })).toEqual(['WEBHOOK_URL']);
  // Its value is in the content now, and leads must not be kept longer than it says.
  expect(problemsOf({ RETENTION_DAYS: '365' })).toEqual(['RETENTION_DAYS']);
  expect(problemsOf({ WEBHOOK_URL: 'https://crm.example' })).toEqual(['WEBHOOK_SECRET']);
});

it('a full production environment is read', () => {
  const result = parseSettings({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://u:p@db:5432/leads',
    UNENCRYPTED_HOSTS: 'db',
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

it('several addresses without a comma are refused, with the fix', () => {
  for (const MAIL_TO of ['a@x.in b@x.in', 'a@x.in;b@x.in c@x.in', 'A <a@x.in> B <b@x.in>']) {
    const result = parseSettings({ MAIL_TO });
    expect(result).toMatchObject({
      ok: false,
      problems: [{ variable: 'MAIL_TO', message: expect.stringContaining('write a comma') }],
    });
  }
  const quoted = parseSettings({ MAIL_TO: '"hello@agency" <hello@agency.example>, b@x.in' });
  expect(quoted).toMatchObject({
    ok: true,
    settings: { mail: { to: [{}, { address: 'b@x.in' }] } },
  });
});

it('the leads commands need no mail settings', () => {
  expect(
    parseStorageSettings({ NODE_ENV: 'production', DATABASE_URL: 'file:/var/lib/leads.db' }),
  ).toMatchObject({ ok: true, settings: { storage: { file: '/var/lib/leads.db' } } });
});

it('a comment behind a value is ignored, as systemd and Docker pass it on', () => {
  const result = parseSettings({
    PORT: '4000 # behind nginx',
    SMTP_URL: 'smtps://u:p%23s@mail.example:465\t# our provider',
    MAIL_FROM: 'Agency <website@agency.example>',
    MAIL_TO: 'a@agency.example # the owner',
    HEARTBEAT_URL: ' # none yet',
  });
  expect(result).toMatchObject({
    ok: true,
    settings: { port: 4000, heartbeatUrl: undefined, mail: { to: [{ name: '' }] } },
  });
});
