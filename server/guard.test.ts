import { renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { startMailCatcher, until } from './testing/mail-catcher.ts';
import { multipart, startTestService } from './testing/running-service.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from './testing/sample-lead.ts';

const CONTACT = '/backend/contact.php';
const SEO = '/backend/contact-seo.php';
const SPAM = { ...SEO_FIELDS, message: 'Free spins at our online casino', fax_number: '1' };

/** A receiver of alarms that keeps what it is sent. */
async function startAlarmReceiver() {
  const alarms: string[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    alarms.push(`${request.headers.title}\n${body}`);
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => receiver.close(() => resolve())));
  const { port } = receiver.address() as AddressInfo;
  return { alarms, url: `ntfy+http://127.0.0.1:${port}/topic` };
}

it('when the mail server is cut, one alarm comes on the other channel, and one all-clear', async () => {
  const { alarms, url } = await startAlarmReceiver();
  const down = await startMailCatcher();
  await down.stop();
  const service = await startTestService(
    { SMTP_URL: down.url, ALERT_URL: url },
    { guardEveryMs: 200 },
  );
  await service.post(CONTACT, multipart(CONTACT_FIELDS));
  const admin = await service.openAdmin();
  const retryNow = () =>
    admin.database.db
      .updateTable('deliveries')
      .set({ due_at: new Date().toISOString() })
      .where('status', '=', 'due')
      .execute();
  const about = (start: string) => alarms.filter((alarm) => alarm.startsWith(start)).length;
  await until(async () => {
    await retryNow();
    return about('Alarm: Mail about leads') === 1;
  }, 'the alarm');
  const back = await startMailCatcher({ port: down.port });
  await until(async () => {
    await retryNow();
    return about('All clear: Mail about leads') === 1;
  }, 'the all-clear');
  await back.caught(2);
  expect(about('Alarm: Mail about leads')).toBe(1);
  expect(about('Alarm: The mail server does not let us in')).toBe(1);
  expect(alarms.join()).not.toMatch(/meena|Meena/);
}, 60_000);

it('a store that was away gives one alarm, and one all-clear when it is back', async () => {
  const { alarms, url } = await startAlarmReceiver();
  const service = await startTestService({ ALERT_URL: url }, { guardEveryMs: 100 });
  const file = path.join(service.settings.dataDir, 'leads.db');
  const kept = `${file}.kept`;
  const admin = await service.openAdmin();
  await sql`vacuum into ${kept}`.execute(admin.database.db);
  await admin.database.close();
  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
  const about = (start: string) => alarms.filter((alarm) => alarm.startsWith(start)).length;
  await until(() => about('Alarm: Leads cannot be kept') === 1, 'the alarm');
  renameSync(kept, file);
  await until(() => about('All clear: Leads cannot be kept') === 1, 'the all-clear');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(alarms).toHaveLength(2);
}, 60_000);

it('an alarm comes when something has waited for more than 15 minutes', async () => {
  const { alarms, url } = await startAlarmReceiver();
  const catcher = await startMailCatcher({ hangOn: ['hello@agency.example'] });
  const service = await startTestService(
    { SMTP_URL: catcher.url, ALERT_URL: url },
    { guardEveryMs: 200 },
  );
  await service.post(CONTACT, multipart(CONTACT_FIELDS));
  const admin = await service.openAdmin();
  await admin.database.db
    .updateTable('deliveries')
    .set({ queued_at: new Date(Date.now() - 17 * 60_000).toISOString() })
    .execute();
  await until(() => alarms.some((alarm) => /waited for 1[67] minutes/.test(alarm)), 'the alarm');
  catcher.letGo();
}, 60_000);

it('the daily test lead goes the whole way, is seen by nobody and leaves a proof', async () => {
  const catcher = await startMailCatcher();
  const service = await startTestService(
    { SMTP_URL: catcher.url, CANARY_TO: 'daily-test@agency.example' },
    { guardEveryMs: 200 },
  );
  const [mail] = await catcher.caught(1);
  expect(mail?.mail.subject).toContain('Daily test');
  const admin = await service.openAdmin();
  await until(
    async () => (await admin.database.db.selectFrom('leads').select('id').execute()).length === 0,
    'the test lead is taken away',
  );
  const ready = await (await fetch(`${service.address}/health/ready`)).json();
  expect(ready.lastProofSeconds).toBeLessThan(60);
  const metrics = await (await fetch(`${service.address}/metrics`)).text();
  expect(metrics).toMatch(/lead_proof_age_seconds \d/);
  expect(metrics).toContain('leads_kept{form="contact"} 0');
  const outside = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  expect((await fetch(`${service.address}/metrics`, outside)).status).toBe(404);
}, 60_000);

it('a test lead that did not arrive is no proof', async () => {
  const catcher = await startMailCatcher();
  await catcher.stop();
  const service = await startTestService(
    { SMTP_URL: catcher.url, CANARY_TO: 'daily-test@agency.example' },
    { guardEveryMs: 200 },
  );
  const admin = await service.openAdmin();
  await until(
    async () =>
      (await admin.database.db.selectFrom('delivery_attempts').select('id').execute()).length > 0,
    'an attempt at the mail',
  );
  const ready = await (await fetch(`${service.address}/health/ready`)).json();
  expect(ready).toEqual({ status: 'ready', lastProofSeconds: null });
}, 60_000);

it('a held lead is told to the agency, shown by a signed link and released by its button only', async () => {
  const catcher = await startMailCatcher();
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line), flush: async () => {} };
  const service = await startTestService(
    { SMTP_URL: catcher.url, LOG_LEVEL: 'debug' },
    { guardEveryMs: 200, logStream },
  );
  await service.post(SEO, multipart(SPAM));
  const [digest] = await catcher.caught(1);
  expect(digest?.recipients).toEqual(['hello@agency.example']);
  expect(digest?.mail.text).toContain('people do not see');
  const link = /http:\S+\/held\/\S+/.exec(digest?.mail.text ?? '')?.[0] ?? '';
  const page = await fetch(link);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toContain('Free spins');
  expect(html).toContain('Release this lead</button>');
  const admin = await service.openAdmin();
  expect(await admin.list({ status: 'spam' })).toHaveLength(1);

  const forged = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await fetch(forged, { method: 'POST' })).status).toBe(404);
  expect(await admin.list({ status: 'spam' })).toHaveLength(1);

  const released = await fetch(link, { method: 'POST' });
  expect(await released.text()).toContain('This lead is released');
  await catcher.caught(3);
  expect(await admin.list({ status: 'spam' })).toEqual([]);

  // Whoever reads the log must not be able to open the lead.
  const log = lines.join('');
  expect(log).toContain('"path":"/held/:token"');
  expect(log).not.toContain(link.split('/held/')[1]);
}, 60_000);
