import { expect, it } from 'vitest';
import { parseSettings } from './config.ts';

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'website@agency.example',
  MAIL_TO: 'hello@agency.example',
};
const secret = { WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}` };

const readable: [variable: string, value: string, fix: string][] = [
  ['SMTP_URL', 'smtp://user:password@mail.example:587', 'add ?requireTLS=true'],
  ['WEBHOOK_URL', 'http://crm.example/leads', 'use https://'],
  ['CHAT_WEBHOOK_URL', 'http://chat.example/hook', 'use https://'],
  ['DATABASE_URL', 'postgres://leads:password@database.example:5432/leads', 'sslmode=verify-full'],
  ['DATABASE_URL', 'postgresql://a:b@10.0.0.5/leads?sslmode=prefer', 'sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://a:b@localhost/leads?host=database.example', 'sslmode=verify-full'],
];

const settingsOf = (variable: string, value: string, more = {}) => ({
  ...production,
  ...(variable === 'WEBHOOK_URL' && secret),
  [variable]: value,
  ...more,
});

it.each(readable)('in production %s=%s is refused', (variable, value, fix) => {
  const result = parseSettings(settingsOf(variable, value));
  expect(result).toMatchObject({ ok: false, problems: [{ variable }] });
  expect(JSON.stringify(result)).toContain(fix);
  expect(JSON.stringify(result)).not.toContain('password@');
  const host = value.includes('host=') ? 'database.example' : new URL(value).hostname;
  const allowed = settingsOf(variable, value, { UNENCRYPTED_HOSTS: `other, ${host}` });
  expect(parseSettings(allowed)).toMatchObject({ ok: true });
  expect(parseSettings({ ...allowed, UNENCRYPTED_HOSTS: 'other' })).toMatchObject({ ok: false });
  const development = { ...allowed, NODE_ENV: 'development', UNENCRYPTED_HOSTS: '' };
  expect(parseSettings(development)).toMatchObject({ ok: true });
});

it.each([
  ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
  ['SMTP_URL', 'smtp://127.0.0.1:25'],
  ['WEBHOOK_URL', 'http://localhost:8080/leads'],
  ['DATABASE_URL', 'postgres://a:b@database.example/leads?sslmode=require'],
  ['DATABASE_URL', 'postgres://a:b@[::1]:5432/leads'],
  ['DATABASE_URL', 'postgres://a@localhost/leads?host=/var/run/postgresql'],
  ['DATABASE_URL', 'file:data/leads.db'],
])('in production %s=%s is accepted', (variable, value) => {
  expect(parseSettings(settingsOf(variable, value))).toMatchObject({ ok: true });
});
