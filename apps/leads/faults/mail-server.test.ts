import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { OFFICE, startHarness } from '../testing/faults/harness.ts';
import { type MailCatcher, until } from '../testing/mail-catcher.ts';

const NO_LOSS = { lost: 0, duplicates: 0, missing: 0 };
const LEADS = 40;
const LATE = 'late@agency.example';

type Step = (mail: MailCatcher) => unknown;

/** Failures of the mail server, and how each ends. */
const SCENARIOS: Record<string, readonly [Step, Step]> = {
  'is down': [(mail) => mail.stop(), (mail) => pause(2000).then(mail.restart)],
  'greets after two seconds and responds after three': [
    ({ faults }) => Object.assign(faults, { greetingMs: 2000, responseMs: 3000 }),
    () => {},
  ],
  'refuses everybody with 550': [
    ({ faults }) => Object.assign(faults, { codeFor: () => 550 }),
    () => pause(5000),
  ],
  'refuses one of two recipients temporarily with 450': [
    ({ faults }) =>
      Object.assign(faults, { codeFor: (to: string) => (to === LATE ? 450 : undefined) }),
    ({ mails }) => until(() => mails.length >= 2 * LEADS, 'the others have the mail'),
  ],
  'takes connections and says nothing': [
    ({ faults }) => Object.assign(faults, { hangs: true }),
    async (mail) => {
      await pause(3000);
      mail.faults.hangs = false;
      await mail.restart();
    },
  ],
};

it.each(Object.entries(SCENARIOS))('a mail server that %s', async (_, [start, end]) => {
  const { mail, load, startService, results } = await startHarness({
    MAIL_TO: `${OFFICE}, ${LATE}`,
  });
  await start(mail);
  await startService();
  await load.send(LEADS);
  await end(mail);
  mail.faults.codeFor = () => undefined;
  expect(await results()).toMatchObject({ ...NO_LOSS, accepted: LEADS, copies: 0 });
});

it('a mail server that closes the connection after the last byte', async () => {
  const { mail, load, startService, results } = await startHarness();
  mail.faults.cuts = true;
  await startService();
  await load.send(LEADS);
  await until(() => mail.mails.length >= 20, 'twenty mails were taken and cut');
  mail.faults.cuts = false;
  // The service cannot know that a mail was accepted: it must be sent again with the same Message-ID.
  expect(await results()).toMatchObject({ ...NO_LOSS, accepted: LEADS });
});
