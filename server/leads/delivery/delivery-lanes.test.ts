import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startMailCatcher, until } from '../../testing/mail-catcher.ts';
import { multipart, startTestService } from '../../testing/running-service.ts';
import { CONTACT_FIELDS } from '../../testing/sample-lead.ts';

const CONTACT = '/backend/contact.php';

it('a recipient whom the mail server refuses for now is mailed later, the others at once and only once', async () => {
  let putOff = true;
  const catcher = await startMailCatcher({
    codeFor: (address) => (putOff && address === 'b@agency.example' ? 450 : undefined),
  });
  const service = await startTestService({
    SMTP_URL: catcher.url,
    MAIL_TO: 'a@agency.example, b@agency.example',
  });
  await service.post(CONTACT, multipart(CONTACT_FIELDS));
  await catcher.caught(2);
  const admin = await service.openAdmin();
  const [lead] = await admin.list();
  const forB = async () =>
    (await admin.deliveries(lead?.id ?? '')).find(
      ({ recipient }) => recipient === 'b@agency.example',
    );
  await until(async () => (await forB())?.last_error?.includes('450') === true, 'b is put off');
  expect((await admin.list())[0]?.status).toBe('waiting');
  putOff = false;
  await admin.database.db
    .updateTable('deliveries')
    .set({ due_at: new Date().toISOString() })
    .where('status', '=', 'due')
    .execute();
  await catcher.caught(3);
  await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
  expect(catcher.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'a@agency.example',
    'b@agency.example',
    'meena@example.com',
  ]);
  const answers = await admin.attempts(lead?.id ?? '');
  const toB = answers.filter(({ recipient }) => recipient === 'b@agency.example');
  expect(toB.map(({ outcome }) => outcome)).toEqual(['failed', 'sent']);
  expect(toB[0]?.answer).toContain('450');
  expect(toB[1]?.answer).toContain('250');
});

it('a webhook that never answers delays no mail', async () => {
  const receiver = createServer(() => {});
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        receiver.closeAllConnections();
        receiver.close(() => resolve());
      }),
  );
  const catcher = await startMailCatcher();
  const service = await startTestService({
    SMTP_URL: catcher.url,
    WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
  });
  for (let count = 0; count < 12; count += 1) {
    const email = `visitor-${count}@example.com`;
    await service.post(CONTACT, multipart({ ...CONTACT_FIELDS, email }));
  }
  await catcher.caught(24);
  receiver.closeAllConnections();
}, 40_000);

it('a recipient on whom the mail server hangs delays no other', async () => {
  const catcher = await startMailCatcher({ hangOn: ['slow@agency.example'] });
  const service = await startTestService({
    SMTP_URL: catcher.url,
    MAIL_TO: 'slow@agency.example, quick@agency.example',
  });
  for (let count = 0; count < 12; count += 1) {
    await service.post(
      CONTACT,
      multipart({ ...CONTACT_FIELDS, email: `visitor-${count}@example.com` }),
    );
  }
  await until(
    () =>
      catcher.mails.filter(({ recipients }) => recipients.includes('quick@agency.example'))
        .length === 12,
    '12 mails to the quick one',
  );
}, 40_000);
