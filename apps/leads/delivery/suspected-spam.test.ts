import { expect, it } from 'vitest';
import { startMailCatcher, until } from '../testing/mail-catcher.ts';
import { startTestService } from '../testing/running-service.ts';
import { SEO_FIELDS } from '../testing/sample-lead.ts';

it('a lead that looks like spam gets the same response, and is mailed completely with the reasons', async () => {
  const catcher = await startMailCatcher();
  const service = await startTestService({ SMTP_URL: catcher.url });
  const spam = { message: 'Free spins at our online casino', fax_number: '1' };
  const response = await service.send(spam, 'seo');
  expect(await response.json()).toMatchObject({ status: 'success' });
  const [summary] = await catcher.caught(1);
  expect(summary?.recipients).toEqual(['hello@agency.example']);
  expect(summary?.mail.subject).toBe('Suspected spam: one lead');
  for (const text of [spam.message, 'A field that people do not see was filled.', SEO_FIELDS.email])
    expect(summary?.mail.text).toContain(text);
  // The next suspected lead waits for the next summary, other leads do not wait.
  await service.send({ ...spam, name: 'Another' }, 'seo');
  await service.send({}, 'seo');
  await catcher.caught(3);
  const admin = await service.openAdmin();
  expect((await admin.list()).map(({ status }) => status)).toContain('waiting');
  await admin.database.db
    .updateTable('deliveries')
    .set({ sent_at: new Date(Date.now() - 3_700_000).toISOString() })
    .where('status', '=', 'sent')
    .execute();
  await catcher.caught(4);
  expect(catcher.mails.at(-1)?.mail.text).toContain('Another');
  const replies = catcher.mails.filter(({ recipients }) => recipients[0] === SEO_FIELDS.email);
  expect(replies).toHaveLength(1);
});

it('of a flood of one network the agency gets 20 mails, and the rest whole in the summary', async () => {
  const catcher = await startMailCatcher();
  const service = await startTestService({ SMTP_URL: catcher.url });
  for (let count = 1; count <= 21; count += 1) {
    const email = `visitor-${count}@example.com`;
    expect((await service.send({ email, message: `Number ${count}.` }, 'seo')).status).toBe(200);
  }
  const toAgency = () =>
    catcher.mails.filter(({ recipients }) => recipients[0] === 'hello@agency.example');
  await until(() => toAgency().length === 21, 'the mails');
  const subjects = toAgency().map(({ mail }) => mail.subject);
  expect(subjects.filter((subject) => subject?.startsWith('SEO quote form'))).toHaveLength(20);
  const summary = toAgency().find(
    ({ mail }) => mail.subject === 'Received after many from one network: one lead',
  )?.mail;
  for (const text of ['More than 20 messages came from the same network', 'Number 21.'])
    expect(summary?.text).toContain(text);
  const stats = (await service.openAdmin()).stats(new Date(0));
  expect(await stats).toMatchObject({ suspectedSince: 0, afterManySince: 1 });
});

it('leads with a person’s email address do not block that person', async () => {
  const catcher = await startMailCatcher();
  const service = await startTestService({ SMTP_URL: catcher.url });
  for (let count = 0; count < 6; count += 1) {
    await service.send({ message: `Number ${count}` }, 'seo');
  }
  // Six mails to the agency, one automatic reply.
  await catcher.caught(7);
});
