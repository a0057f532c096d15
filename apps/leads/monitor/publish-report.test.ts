import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readLocale } from '../locale.ts';
import { createMailer } from '../mail/mailer.ts';
import { startMailCatcher } from '../testing/mail-catcher.ts';
import { startReceiver } from '../testing/receiver.ts';
import { startTestService } from '../testing/running-service.ts';
import { type PublishReportParts, reportPublishing } from './publish-report.ts';
import { PUBLISH_STATUS_FILE, type PublishStatus } from './publish-status.ts';

async function publisher() {
  const mail = await startMailCatcher();
  const service = await startTestService({ SMTP_URL: mail.url });
  const { database } = await service.openAdmin();
  const siteFolder = path.join(service.folder, 'dist');
  const mailer = createMailer(service.settings.mail, () => readLocale(siteFolder));
  const calls: string[] = [];
  const port = await startReceiver(({ url = '' }, response) => {
    calls.push(url);
    response.end();
  });
  const url = `http://127.0.0.1:${port}/ping`;
  const file = path.join(service.folder, PUBLISH_STATUS_FILE);
  let runs = 0;
  return {
    ...{ mail, calls, file },
    mails: () => mail.mails.map((one) => `${one.mail.subject}\n${one.mail.text?.trim()}`),
    report: (change: Partial<PublishReportParts> = {}, now?: Date) =>
      reportPublishing(
        { database, mailer, siteFolder, url, ...change },
        AbortSignal.timeout(10_000),
        now,
      ),
    ended(change: Partial<PublishStatus>): void {
      runs += 1;
      const time = new Date(1.8e12 + runs * 60_000).toISOString();
      const status = { time, failure: '', notes: [], lostConnections: 0, ...change };
      writeFileSync(file, JSON.stringify(status));
    },
  };
}

it('a failed publishing is mailed once, and again after a success; each run is told to the monitor', async () => {
  const { ended, report, mails, calls } = await publisher();
  await report();
  ended({ failure: 'home.yaml\n  title: is missing (line 3)' });
  await Promise.all([report(), report()]);
  ended({ failure: 'home.yaml\n  title: is missing (line 4)' });
  await report();
  const failed = expect.stringMatching(/^The website was not changed\nhome\.yaml\n {2}title/);
  expect(mails()).toEqual([failed]);
  ended({});
  await report();
  ended({ failure: 'home.yaml\n  title: is missing (line 3)' });
  await report();
  expect(mails()).toEqual([failed, failed]);
  expect(calls).toEqual(['/ping/fail', '/ping/fail', '/ping', '/ping/fail']);
});

it('a note is mailed once; a first lost connection is not reported, the second one is', async () => {
  const { ended, report, mails, calls } = await publisher();
  const notes = ['The history was rewritten.'];
  ended({ notes });
  await report();
  ended({ notes, failure: 'no answer', lostConnections: 1 });
  await report();
  expect(mails()).toEqual(['The website was published\nThe history was rewritten.']);
  ended({ notes, failure: 'no answer', lostConnections: 2 });
  await report();
  expect(mails()).toHaveLength(2);
  expect(calls).toHaveLength(2);
});

it('what could not be mailed is mailed later', async () => {
  const { ended, report, mails, mail } = await publisher();
  mail.faults.codeFor = () => 450;
  ended({ failure: 'home.yaml' });
  await expect(report()).rejects.toThrow();
  mail.faults.codeFor = () => undefined;
  await report();
  expect(mails()).toHaveLength(1);
});

it('what a process was mailing when it was killed is mailed by the next one', async () => {
  const { ended, report, mails } = await publisher();
  ended({ failure: 'home.yaml' });
  let isMailing = false;
  // Its process ended before the mail server answered.
  const notify = () => new Promise<never>(() => (isMailing = true));
  void report({ mailer: { notify } });
  await expect.poll(() => isMailing).toBe(true);
  await report();
  expect(mails()).toEqual([]);
  await report({}, new Date(Date.now() + 5 * 60_000));
  expect(mails()).toEqual(['The website was not changed\nhome.yaml']);
});

it('a monitor that does not answer is called again, and the mail is not sent again', async () => {
  const { ended, report, mails, calls } = await publisher();
  ended({ failure: 'home.yaml' });
  for (const _ of 'twice')
    await expect(report({ url: 'http://127.0.0.1:9/ping' })).rejects.toThrow();
  await report();
  expect([mails().length, calls]).toEqual([1, ['/ping/fail']]);
});

it('a status that is none, or belongs to another user, is not mailed', async () => {
  const { ended, report, mails, file } = await publisher();
  writeFileSync(file, 'SECRET');
  await expect(report()).rejects.toThrow('publish-status.json is not valid');
  writeFileSync(file, JSON.stringify({ failure: 'SECRET', more: 1 }));
  await expect(report()).rejects.toThrow('publish-status.json is not valid');
  if (process.getuid?.() === 0) {
    ended({ failure: 'SECRET' });
    chownSync(file, 12_345, 12_345);
    await report();
  }
  expect(mails()).toEqual([]);
});
