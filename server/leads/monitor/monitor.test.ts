import { renameSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createSilentServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startMailCatcher, until } from '../../testing/mail-catcher.ts';
import { multipart, startTestService } from '../../testing/running-service.ts';
import { CONTACT_FIELDS } from '../../testing/sample-lead.ts';

const CONTACT = '/backend/contact.php';
const DAY_MS = 86_400_000;

/** A receiver of heartbeats: its last call says how it is, as healthchecks.io would show it. */
async function startReceiver() {
  const calls: string[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push(`${request.url} ${body}`);
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void receiver.close());
  const { port } = receiver.address() as AddressInfo;
  return {
    calls,
    url: `http://127.0.0.1:${port}/check?token=x`,
    last: () => calls.at(-1) ?? '',
  };
}

const OK = '/check?token=x ';
const FAIL = '/check/fail?token=x ';
const QUICK = { heartbeatEveryMs: 100, heartbeatLimitMs: 2000 };

it('the heartbeat is called while all is well, and /fail with the reason while the mail server is down', async () => {
  const receiver = await startReceiver();
  const catcher = await startMailCatcher();
  await startTestService({ SMTP_URL: catcher.url, HEARTBEAT_URL: receiver.url }, QUICK);
  await until(() => receiver.last() === OK, 'the heartbeat');
  await catcher.stop();
  await until(() => receiver.last().startsWith(`${FAIL}mail cannot log in (`), 'the failure');
  await startMailCatcher({ port: catcher.port });
  await until(() => receiver.last() === OK, 'the heartbeat again');
});

it('a missing database is reported at once, even while the mail server is silent', async () => {
  const receiver = await startReceiver();
  const silent = createSilentServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const service = await startTestService(
    { SMTP_URL: `smtp://127.0.0.1:${port}`, HEARTBEAT_URL: receiver.url },
    { heartbeatEveryMs: 100, heartbeatLimitMs: 3000 },
  );
  const { storage } = service.settings;
  if (storage.dialect !== 'sqlite') throw new Error('not a file');
  renameSync(storage.file, `${storage.file}.away`);
  const start = performance.now();
  await until(() => receiver.last().includes('leads cannot be stored'), 'the failure');
  // The mail server is asked beside it and says nothing.
  expect(performance.now() - start).toBeLessThan(4000);
  await until(() => receiver.last().includes('mail cannot log in'), 'the other failure');
});

it('mail to the agency that waits is reported after 15 minutes, a visitor’s mistyped address never', async () => {
  const receiver = await startReceiver();
  let code: number | undefined;
  const catcher = await startMailCatcher({
    codeFor: (to) => (to === 'meena@example.com' ? 450 : code),
  });
  const service = await startTestService(
    { SMTP_URL: catcher.url, HEARTBEAT_URL: receiver.url },
    QUICK,
  );
  const admin = await service.openAdmin();
  const agePast = async (ms: number) => {
    await admin.database.db
      .updateTable('deliveries')
      .set({ queued_at: new Date(Date.now() - ms).toISOString() })
      .execute();
  };
  await service.post(CONTACT, multipart(CONTACT_FIELDS));
  await catcher.caught(1);
  await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
  await agePast(20 * 60_000);
  const before = receiver.calls.length;
  await until(() => receiver.calls.length > before + 3, 'more heartbeats');
  expect(receiver.calls.filter((call) => call !== OK)).toEqual([]);

  code = 450;
  await service.post(CONTACT, multipart({ ...CONTACT_FIELDS, email: 'b@example.com' }));
  await until(async () => (await admin.list({ status: 'waiting' })).length === 1, 'waiting');
  await agePast(20 * 60_000);
  await until(() => receiver.last().includes('1 waited for more than 15 minutes'), 'the failure');
  // One that failed for good is no reason to miss the next outage.
  await until(async () => {
    await admin.database.db
      .updateTable('deliveries')
      .set({ status: 'failed' })
      .where('status', '=', 'due')
      .where('claimed_until', 'is', null)
      .execute();
    return receiver.last() === OK;
  }, 'the heartbeat again');
  await catcher.stop();
  await until(() => receiver.last().startsWith(FAIL), 'the next failure');
}, 30_000);

it('a weekly mail counts leads, deliveries and failures', async () => {
  const catcher = await startMailCatcher();
  const env = { SMTP_URL: catcher.url };
  const first = await startTestService(env);
  await first.post(CONTACT, multipart(CONTACT_FIELDS));
  await catcher.caught(2);
  const { database } = await first.openAdmin();
  const state = database.db.selectFrom('service_state').select('value');
  await until(
    async () => (await state.where('key', '=', 'status-mail').execute()).length === 1,
    'the first start is remembered',
  );
  await first.stop();
  await database.db
    .updateTable('service_state')
    .set({ value: new Date(Date.now() - 7 * DAY_MS).toISOString() })
    .where('key', '=', 'status-mail')
    .execute();
  await database.db
    .updateTable('deliveries')
    .set({ status: 'failed' })
    .where('kind', '=', 'agency-mail')
    .execute();
  for (let count = 0; count < 2; count += 1) {
    const service = await startTestService(env, { folder: first.folder });
    await catcher.caught(3);
    await service.stop();
  }
  expect(catcher.mails).toHaveLength(3);
  const [, , status] = catcher.mails;
  expect(status?.mail.subject).toBe('Website this week: 1 lead, 1 deliveries failed');
  expect(status?.mail.text).toContain('Contact form: 1');
}, 30_000);
