import { expect, it } from 'vitest';
import { startMailCatcher, until } from '../testing/mail-catcher.ts';
import { startReceiver } from '../testing/receiver.ts';
import { type RunningService, startTestService } from '../testing/running-service.ts';
import { sendStatusMail } from './status-mail.ts';

const WEEK_MS = 7 * 86_400_000;

/** Runs a service until its week has begun. @returns its store, and a function that starts it a week later */
async function startAndWaitAWeek(env: Record<string, string>) {
  const first = await startTestService(env);
  await first.send();
  const { db } = (await first.openAdmin()).database;
  const state = db.selectFrom('service_state').select('key');
  await until(async () => {
    const keys = (await state.execute()).map(({ key }) => key);
    return keys.includes('status-mail') && keys.includes('retention');
  }, 'the first start is remembered');
  const delivered = db.selectFrom('deliveries').select('id').where('status', '<>', 'sent');
  await until(async () => (await delivered.execute()).length === 0, 'delivered');
  await first.stop();
  const value = new Date(Date.now() - WEEK_MS).toISOString();
  await db.updateTable('service_state').set({ value }).where('key', '=', 'status-mail').execute();
  const startAgain = (more: Record<string, string> = {}): Promise<RunningService> =>
    startTestService({ ...env, ...more }, { folder: first.folder, heartbeatEveryMs: 100 });
  return { db, startAgain };
}

it('after a flood the weekly mail is small enough to be accepted, and says what is left out', async () => {
  const catcher = await startMailCatcher();
  const { db, startAgain } = await startAndWaitAWeek({ SMTP_URL: catcher.url });
  const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
  const copy = () => ({
    ...lead,
    id: crypto.randomUUID(),
    submission_key: crypto.randomUUID(),
    message: 'அ'.repeat(5000),
  });
  for (let count = 0; count < 400; count += 100) {
    const copies = Array.from({ length: 100 }, copy);
    await db.insertInto('leads').values(copies).execute();
  }
  await startAgain();
  const { mail, source } = (await catcher.caught(3))[2] ?? {};
  expect(mail?.subject).toBe('Website this week: 401 leads');
  expect(source?.length).toBeLessThan(8_000_000);
  const [, count] = /newest (\d+) of the 401 leads/.exec(mail?.text ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(200);
});

it('the heartbeat fails while the weekly mail cannot be sent', async () => {
  const catcher = await startMailCatcher();
  const { db, startAgain } = await startAndWaitAWeek({ SMTP_URL: catcher.url });
  const calls: string[] = [];
  const port = await startReceiver(async (request, response) => {
    calls.push(`${request.url} ${Buffer.concat(await request.toArray())}`);
    response.end();
  });
  const heartbeat = { HEARTBEAT_URL: `http://127.0.0.1:${port}/check` };
  catcher.faults.codeFor = () => 552;
  const service = await startAgain(heartbeat);
  const failure = '/check/fail the weekly mail is not sent (';
  await until(() => calls.at(-1)?.startsWith(failure) === true, 'the failure');
  await service.stop();
  catcher.faults.codeFor = () => undefined;
  await startAgain(heartbeat);
  await catcher.caught(3);
  await until(() => calls.at(-1) === '/check ', 'the heartbeat');
  const error = db.selectFrom('service_state').select('key').where('key', '=', 'status-mail-error');
  expect(await error.execute()).toEqual([]);
});

it('a shorter retention period is announced in the weekly mail and in /health/ready', async () => {
  const catcher = await startMailCatcher();
  const { db, startAgain } = await startAndWaitAWeek({ SMTP_URL: catcher.url });
  const shorter = { months: 12, from: new Date(Date.now() + 10 * 86_400_000).toISOString() };
  const value = JSON.stringify({ months: 24, shorter });
  await db.updateTable('service_state').set({ value }).where('key', '=', 'retention').execute();
  const { url } = await startAgain();
  const notice =
    /^From \d{4}-\d\d-\d\d on leads are deleted after 12 months, not after 24 months\./;
  const health = async () => (await fetch(`${url}/health/ready`)).json();
  await until(async () => 'notice' in (await health()), 'the notice');
  expect(await health()).toEqual({ status: 'ready', notice: expect.stringMatching(notice) });
  const { mail } = (await catcher.caught(3))[2] ?? {};
  expect(mail?.text).toMatch(notice);
});

it('the weekly mail of a process that ended while it sent comes at the next try', async () => {
  const { openAdmin } = await startTestService();
  const { database } = await openAdmin();
  const sent: string[] = [];
  const working = { notify: async ({ subject }: { subject: string }) => void sent.push(subject) };
  const ended = { notify: () => new Promise<never>(() => {}) };
  const send = (mailer: typeof working | typeof ended, minutes: number) => {
    const now = new Date(Date.now() + WEEK_MS + minutes * 60_000);
    return sendStatusMail(database, mailer, now, 'Asia/Kolkata', AbortSignal.timeout(5000));
  };
  const state = database.db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', 'status-mail');
  await until(async () => (await state.execute()).length > 0, 'the first start is remembered');
  const before = await state.execute();
  void send(ended, 1);
  await until(
    async () => (await state.execute())[0]?.value !== before[0]?.value,
    'it is being sent',
  );
  // Another process on the same store.
  await send(working, 5);
  expect(sent).toEqual([]);
  await send(working, 61);
  expect(sent).toEqual(['Website this week: 0 leads']);
  await send(working, 121);
  expect(sent).toHaveLength(1);
});

const at = (days: number) => new Date(Date.now() + (days * WEEK_MS) / 7);

/** A store whose week has begun, with one lead of a day in it. */
async function storeWithLead(day: number) {
  const service = await startTestService();
  const { database } = await service.openAdmin();
  const state = database.db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', 'status-mail');
  await until(async () => (await state.execute()).length > 0, 'the first start is remembered');
  await service.send();
  await database.db
    .updateTable('leads')
    .set({ received_at: at(day).toISOString() })
    .execute();
  const sent: string[] = [];
  const working = { notify: async ({ subject }: { subject: string }) => void sent.push(subject) };
  return { database, sent, working };
}

it('a lead that a wrong clock has dated ahead is in one weekly mail', async () => {
  const { database, sent, working } = await storeWithLead(20);
  for (const days of [7.1, 14.2, 21.3, 28.4])
    await sendStatusMail(database, working, at(days), 'Asia/Kolkata', AbortSignal.timeout(5000));
  expect(sent.map((subject) => Number(/\d+/.exec(subject)?.[0]))).toEqual([0, 0, 1, 0]);
});

it('after days without a mail server the weekly mail has the leads since the last one', async () => {
  const { database, sent, working } = await storeWithLead(1);
  const down = { notify: () => Promise.reject(new Error('down')) };
  const send = (mailer: typeof working | typeof down, days: number) =>
    sendStatusMail(database, mailer, at(days), 'Asia/Kolkata', AbortSignal.timeout(5000));
  for (const days of [7.1, 8, 9]) await expect(send(down, days)).rejects.toThrow('down');
  for (const days of [9.1, 16.2]) await send(working, days);
  expect(sent).toEqual(['Website this week: 1 lead', 'Website this week: 0 leads']);
});
