import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { OFFICE, startHarness } from '../testing/faults/harness.ts';
import { until } from '../testing/mail-catcher.ts';

const WELL = { lost: 0, doubled: 0, missing: 0 };
const LEADS = 40;

it('a mail server that is dead', async () => {
  const { mail, load, startService, results } = await startHarness();
  await mail.stop();
  await startService();
  await load.send(LEADS);
  await pause(2000);
  await mail.restart();
  expect(await results()).toMatchObject({ ...WELL, accepted: LEADS, copies: 0 });
});

it('a mail server that greets after two seconds and answers after three', async () => {
  const { mail, load, startService, results } = await startHarness();
  Object.assign(mail.faults, { greetingMs: 2000, answerMs: 3000 });
  await startService();
  await load.send(LEADS);
  expect(await results()).toMatchObject({ ...WELL, accepted: LEADS, copies: 0 });
});

it('a mail server that refuses everybody with 550', async () => {
  const { mail, load, startService, results } = await startHarness();
  let asked = 0;
  mail.faults.codeFor = () => {
    asked += 1;
    return 550;
  };
  await startService();
  await load.send(LEADS);
  await until(() => asked >= 2 * LEADS, 'both mails of each lead are refused', 60_000);
  mail.faults.codeFor = () => undefined;
  expect(await results()).toMatchObject({ ...WELL, accepted: LEADS, copies: 0 });
});

it('a mail server that puts off one of two recipients with 450', async () => {
  const late = 'late@agency.example';
  const { mail, load, startService, results } = await startHarness({
    MAIL_TO: `${OFFICE}, ${late}`,
  });
  mail.faults.codeFor = (to) => (to === late ? 450 : undefined);
  await startService();
  await load.send(LEADS);
  await until(() => mail.mails.length >= 2 * LEADS, 'everybody else has the mail', 60_000);
  mail.faults.codeFor = () => undefined;
  expect(await results()).toMatchObject({ ...WELL, accepted: LEADS, copies: 0 });
});

it('a mail server that takes connections and says nothing', async () => {
  const { mail, load, startService, results } = await startHarness();
  mail.faults.hangs = true;
  await startService();
  await load.send(LEADS);
  await pause(3000);
  mail.faults.hangs = false;
  await mail.restart();
  expect(await results()).toMatchObject({ ...WELL, accepted: LEADS, copies: 0 });
});

it('a mail server that cuts the line behind the last byte', async () => {
  const { mail, load, startService, results } = await startHarness();
  mail.faults.cuts = true;
  await startService();
  await load.send(LEADS);
  await until(() => mail.mails.length >= 20, 'twenty mails were taken and cut', 60_000);
  mail.faults.cuts = false;
  // Its sender cannot know that a mail was taken: copies must come, under one Message-ID.
  expect(await results()).toMatchObject({ ...WELL, accepted: LEADS });
});
