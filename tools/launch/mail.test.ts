import getPort from 'get-port';
import { expect, it } from 'vitest';
import { startMailCatcher } from '../../apps/leads/testing/mail-catcher.ts';
import { mailFindings } from './mail.ts';

const addresses = { MAIL_FROM: 'website@filterhouse.test', MAIL_TO: 'hello@filterhouse.test' };

it('a mail server that accepts the login passes, and gets no mail by default', async () => {
  const server = await startMailCatcher();
  expect(await mailFindings({ ...addresses, SMTP_URL: server.url }, { test: false })).toEqual([]);
  expect(server.mails).toEqual([]);
});

it('sends a test mail to the agency with `test`', async () => {
  const server = await startMailCatcher();
  expect(await mailFindings({ ...addresses, SMTP_URL: server.url }, { test: true })).toEqual([]);
  const [caught] = await server.caught(1);
  expect(caught?.recipients).toEqual(['hello@filterhouse.test']);
  expect(caught?.mail.from?.address).toBe('website@filterhouse.test');
  expect(caught?.mail.subject).toContain('Test of the website');
});

it('reports that a mail server refuses the test mail, and why', async () => {
  const server = await startMailCatcher({
    codeFor: (to) => (to === 'hello@filterhouse.test' ? 550 : undefined),
  });
  const found = await mailFindings({ ...addresses, SMTP_URL: server.url }, { test: true });
  expect(found).toMatchObject([{ field: 'SMTP_URL', value: expect.stringContaining('refuses') }]);
});

it('names the certificate as the fault, except of this machine and of UNENCRYPTED_HOSTS', async () => {
  const server = await startMailCatcher({ offersTls: true });
  const check = (SMTP_URL: string, more = {}) =>
    mailFindings({ ...addresses, SMTP_URL, ...more }, { test: true });
  expect(await check(server.url)).toEqual([]);
  // For the check an address of a network; it leads to this machine.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  expect(await check(elsewhere)).toMatchObject([
    { value: expect.stringContaining('certificate'), fix: expect.stringContaining('certificate') },
  ]);
  expect(await check(elsewhere, { UNENCRYPTED_HOSTS: '0.0.0.0' })).toEqual([]);
});

it('reports that a mail server cannot be reached, without the password', async () => {
  const port = await getPort();
  const SMTP_URL = `smtp://website:secret-word@127.0.0.1:${port}`;
  const found = await mailFindings({ ...addresses, SMTP_URL }, { test: false });
  expect(found).toMatchObject([{ value: expect.stringContaining('cannot be reached') }]);
  expect(JSON.stringify(found)).not.toContain('secret-word');
});
