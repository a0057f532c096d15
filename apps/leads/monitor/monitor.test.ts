import { renameSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startMailCatcher, until } from '../testing/mail-catcher.ts';
import { startReceiver } from '../testing/receiver.ts';
import { startTestService } from '../testing/running-service.ts';
import { sendStatusMail } from './status-mail.ts';

const DAY_MS = 86_400_000;
const OK = '/check?token=x ';
const FAIL = '/check/fail?token=x ';
const QUICK = { heartbeatEveryMs: 100, heartbeatLimitMs: 2000 };

/** A receiver of heartbeats: its last call is the state of a monitor. */
async function startHeartbeatReceiver() {
  const calls: string[] = [];
  const port = await startReceiver(async (request, response) => {
    calls.push(`${request.url} ${Buffer.concat(await request.toArray())}`);
    response.end();
  });
  const url = `http://127.0.0.1:${port}/check?token=x`;
  return { calls, url, last: () => calls.at(-1) ?? '' };
}

it('the heartbeat is called while all checks pass, and /fail with the reason while the mail server is down', async () => {
  const receiver = await startHeartbeatReceiver();
  const catcher = await startMailCatcher();
  await startTestService({ SMTP_URL: catcher.url, HEARTBEAT_URL: receiver.url }, QUICK);
  await until(() => receiver.last() === OK, 'the heartbeat');
  await catcher.stop();
  await until(() => receiver.last().startsWith(`${FAIL}mail cannot log in (`), 'the failure');
  await catcher.restart();
  await until(() => receiver.last() === OK, 'the heartbeat again');
});

it('a missing database is reported at once, even while the mail server is silent', async () => {
  const receiver = await startHeartbeatReceiver();
  const service = await startTestService(
    { SMTP_URL: `smtp://127.0.0.1:${await startReceiver()}`, HEARTBEAT_URL: receiver.url },
    QUICK,
  );
  const { storage } = service.settings;
  if (storage.dialect !== 'sqlite') throw new Error('not a file');
  renameSync(storage.file, `${storage.file}.away`);
  // The mail server is checked at the same time and does not respond: nobody waits for it.
  const alone = (call: string) => /leads cannot be stored(?![\s\S]*mail cannot)/.test(call);
  await until(() => receiver.calls.some(alone), 'the failure, before that of the mail server');
  await until(() => receiver.last().includes('mail cannot log in'), 'the other failure');
});

it('waiting mail to the agency is reported after 15 minutes, mail to visitors never', async () => {
  const receiver = await startHeartbeatReceiver();
  let code: number | undefined;
  const catcher = await startMailCatcher({
    codeFor: (to) => (to === 'meena@example.com' ? 450 : code),
  });
  const env = { SMTP_URL: catcher.url, HEARTBEAT_URL: receiver.url };
  const service = await startTestService(env, QUICK);
  const admin = await service.openAdmin();
  const change = () => admin.database.db.updateTable('deliveries');
  const waitLong = () =>
    change()
      .set({ queued_at: new Date(Date.now() - 20 * 60_000).toISOString() })
      .execute();
  await service.send();
  await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
  await waitLong();
  const before = receiver.calls.length;
  await until(() => receiver.calls.length > before + 3, 'more heartbeats');
  expect(receiver.calls.filter((call) => call !== OK)).toEqual([]);

  code = 450;
  await service.send({ email: 'b@example.com' });
  await until(async () => (await admin.list({ status: 'waiting' })).length === 1, 'waiting');
  await waitLong();
  await until(() => receiver.last().includes('1 waited for more than 15 minutes'), 'the failure');
  // A delivery that failed for good is reported until somebody acts.
  await until(async () => {
    const due = change().where('status', '=', 'due').where('claimed_until', 'is', null);
    await due.set({ status: 'failed' }).execute();
    return receiver.last().includes('1 failed for good');
  }, 'the failed lead is reported');
  const [failed] = await admin.list({ status: 'failed' });
  await admin.acknowledge(failed?.id ?? '');
  await until(() => receiver.last() === OK, 'the heartbeat again');
  await catcher.stop();
  await until(() => receiver.last().startsWith(FAIL), 'the next failure');
});

it('a weekly mail has the leads of the week as a table, and counts leads, deliveries and failures', async () => {
  const catcher = await startMailCatcher();
  const env = { SMTP_URL: catcher.url };
  const first = await startTestService(env);
  await first.send();
  await catcher.caught(2);
  const { db } = (await first.openAdmin()).database;
  const state = db.selectFrom('service_state').selectAll().where('key', '=', 'status-mail');
  await until(async () => (await state.execute()).length === 1, 'the first start is remembered');
  await first.stop();
  const value = new Date(Date.now() - 7 * DAY_MS).toISOString();
  await db.updateTable('service_state').set({ value }).where('key', '=', 'status-mail').execute();
  const toAgency = db.updateTable('deliveries').where('kind', '=', 'agency-mail');
  await toAgency.set({ status: 'failed' }).execute();
  for (let count = 0; count < 2; count += 1) {
    const service = await startTestService(env, { folder: first.folder });
    await catcher.caught(3);
    await service.stop();
  }
  expect(catcher.mails).toHaveLength(3);
  const [, , status] = catcher.mails;
  expect(status?.mail.subject).toBe('Website this week: 1 lead, 1 delivery failed');
  expect(status?.mail.text).toContain('Contact form: 1');
  const [table, ...more] = status?.mail.attachments ?? [];
  expect(more).toEqual([]);
  expect(table?.filename).toMatch(/^leads-since-\d{4}-\d\d-\d\d\.csv$/);
  const rows = Buffer.from((table?.content ?? '') as ArrayBuffer)
    .toString()
    .trim()
    .split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('Meena Raghavan');
});

it('after a clock that was a year ahead the weekly mail comes again', async () => {
  const { openAdmin } = await startTestService();
  const { database } = await openAdmin();
  const sent: string[] = [];
  const mailer = { notify: async ({ subject }: { subject: string }) => void sent.push(subject) };
  const send = (days: number) =>
    sendStatusMail(
      database,
      mailer,
      new Date(Date.now() + days * DAY_MS),
      'Asia/Kolkata',
      AbortSignal.timeout(5000),
    );
  for (const days of [365, 0, 1, 6.9]) await send(days);
  expect(sent).toHaveLength(2);
  await send(7);
  expect(sent).toHaveLength(3);
});

it('a lead is deleted after the period that the published pages name, and not before', async () => {
  const catcher = await startMailCatcher();
  const env = { SMTP_URL: catcher.url };
  const first = await startTestService(env);
  for (const name of ['Eleven months ago', 'A year ago']) await first.send({ name });
  const admin = await first.openAdmin();
  await until(async () => (await admin.list({ status: 'delivered' })).length === 2, 'delivered');
  await first.stop();
  for (const [name, days] of [
    ['Eleven months ago', 335],
    ['A year ago', 366],
  ] as const)
    await admin.database.db
      .updateTable('leads')
      .set({ received_at: new Date(Date.now() - days * DAY_MS).toISOString() })
      .where('name', '=', name)
      .execute();
  await startTestService(env, { folder: first.folder });
  await until(async () => (await admin.list()).length === 1, 'the older lead is deleted');
  expect(await admin.list()).toMatchObject([{ name: 'Eleven months ago' }]);
});
