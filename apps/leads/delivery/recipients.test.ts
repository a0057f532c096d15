import { expect, it } from 'vitest';
import { startMailCatcher, until } from '../testing/mail-catcher.ts';
import { fromNetwork, startTestService } from '../testing/running-service.ts';

it('a temporarily refused recipient is mailed later, the others at once and only once', async () => {
  const catcher = await startMailCatcher({
    codeFor: (address) => (address === 'b@agency.example' ? 450 : undefined),
  });
  const service = await startTestService({
    SMTP_URL: catcher.url,
    MAIL_TO: 'a@agency.example, b@agency.example',
  });
  const { id } = await (await service.send()).json();
  await catcher.caught(2);
  const admin = await service.openAdmin();
  const toB = async () =>
    (await admin.attempts(id)).filter(({ recipient }) => recipient === 'b@agency.example');
  await until(async () => (await toB()).length === 1, 'b is refused once');
  expect(await admin.list()).toMatchObject([{ status: 'waiting' }]);
  catcher.faults.codeFor = () => undefined;
  await admin.makeAllDue();
  await catcher.caught(3);
  await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
  expect(catcher.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'a@agency.example',
    'b@agency.example',
    'meena@example.com',
  ]);
  expect(await toB()).toMatchObject([
    { outcome: 'failed', response: expect.stringContaining('450') },
    { outcome: 'sent', response: expect.stringContaining('250') },
  ]);
});

it('a recipient for whom the mail server hangs delays no other', async () => {
  const catcher = await startMailCatcher({ hangOn: ['slow@agency.example'] });
  const service = await startTestService(
    {
      SMTP_URL: catcher.url,
      MAIL_TO: 'slow@agency.example, quick@agency.example',
      TRUST_PROXY: 'loopback',
    },
    { deliveryStopMs: 100 },
  );
  for (let count = 0; count < 12; count += 1) {
    const email = `visitor-${count}@example.com`;
    await service.send({ email }, 'contact', fromNetwork(count));
  }
  const toOthers = () =>
    catcher.mails.filter(({ recipients }) => !/^slow/.test(recipients[0] ?? ''));
  await until(() => toOthers().length === 24, '12 mails to the quick one, 12 to the visitors');
  const { database } = await service.openAdmin();
  await service.stop();
  const waiting = database.db.selectFrom('deliveries').selectAll().where('status', '=', 'due');
  for (const { recipient, claimed_until } of await waiting.execute()) {
    expect([recipient, claimed_until]).toEqual(['slow@agency.example', null]);
  }
});
