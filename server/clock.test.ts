import { expect, it, onTestFinished } from 'vitest';
import { parseSettings } from './config.ts';
import { createLeadAdmin } from './leads/admin/lead-admin.ts';
import { startDeliveryWorker } from './leads/delivery/delivery-worker.ts';
import { createOutbox } from './leads/delivery/outbox.ts';
import { createAcknowledgementLimit } from './leads/mail/acknowledgement-limit.ts';
import { createMailer } from './leads/mail/mail.ts';
import { openLeadDatabase } from './leads/store/database.ts';
import { createLeadStore } from './leads/store/lead-store.ts';
import { startMailCatcher, until } from './testing/mail-catcher.ts';
import { SAMPLE_PLAN, sampleLead } from './testing/sample-lead.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A worker whose clock can be set, and a lead that waits because the mail server is down. */
async function startWithWaitingLead() {
  const down = await startMailCatcher();
  await down.stop();
  const folder = await temporaryFolder();
  const result = parseSettings({
    DATA_DIR: folder,
    SMTP_URL: down.url,
    MAIL_FROM: 'website@agency.example',
    MAIL_TO: 'hello@agency.example',
  });
  if (!result.ok) throw new Error('settings');
  const database = await openLeadDatabase(result.settings.storage);
  const store = createLeadStore(database, SAMPLE_PLAN);
  const mailer = createMailer(result.settings.mail, result.settings);
  let ahead = 0;
  const worker = startDeliveryWorker({
    outbox: createOutbox(database, 'worker-1'),
    store,
    mailer,
    webhook: null,
    acknowledgements: createAcknowledgementLimit(database),
    lanes: SAMPLE_PLAN.lead,
    log: { info() {}, warn() {}, error() {} },
    now: () => new Date(Date.now() + ahead),
    turn: async () => {},
    onOutcome() {},
  });
  onTestFinished(async () => {
    await worker.stop();
    mailer.close();
    await database.close();
  });
  const admin = createLeadAdmin(database);
  const { id } = await store.save(sampleLead());
  worker.wake();
  const failures = async () =>
    (await admin.attempts(id)).filter(({ outcome }) => outcome === 'failed').length;
  await until(async () => (await failures()) >= 2, 'both deliveries failed once');
  return {
    admin,
    port: down.port,
    failures,
    setClock(ms: number) {
      ahead = ms;
    },
  };
}

it('a clock that is set ahead by four days gives up no delivery', async () => {
  const { admin, failures, setClock, port } = await startWithWaitingLead();
  setClock(4 * DAY_MS);
  await until(async () => (await failures()) >= 4, 'tried again after the jump');
  expect(await admin.list({ status: 'dead' })).toEqual([]);
  const back = await startMailCatcher({ port });
  setClock(4 * DAY_MS + 60_000);
  await back.caught(2);
}, 40_000);

it('a clock that is set back by a day delays no delivery', async () => {
  const { setClock, port } = await startWithWaitingLead();
  setClock(-DAY_MS);
  const back = await startMailCatcher({ port });
  await back.caught(2);
}, 40_000);
