import { join } from 'node:path';
import { parseSettings } from '../../apps/leads/config.ts';
import { readLocale, siteFolder } from '../../apps/leads/locale.ts';
import { mailPage, mailParagraph } from '../../apps/leads/mail/mail-page.ts';
import { createMailer } from '../../apps/leads/mail/mailer.ts';
import { callHeartbeat } from '../../apps/leads/monitor/heartbeat.ts';
import { redactedError } from '../../apps/leads/redacted-error.ts';
import { type Outcome, readJson, writeWhole } from './publish-state.ts';
import { shortMistake } from './short-mistake.ts';

const MAIL_MS = 60_000;
const HEARTBEAT_MS = 10_000;

/** In DATA_DIR: what was mailed about the last failure, and all mailed notes. */
type Reported = { failure?: string; notes?: string[] };

/** Mails what the owner must know, once, and calls PUBLISH_HEARTBEAT_URL. */
export async function report(outcome: Outcome): Promise<void> {
  try {
    await mailOwner(outcome);
  } finally {
    const url = process.env.PUBLISH_HEARTBEAT_URL;
    const { failure } = outcome;
    if (url && !outcome.isFirstLostConnection)
      await callHeartbeat(
        url,
        failure && '/fail',
        failure,
        AbortSignal.timeout(HEARTBEAT_MS),
      ).catch(unreported('PUBLISH_HEARTBEAT_URL was not called'));
  }
}

async function mailOwner({ failure, subject, change, notes, ...outcome }: Outcome): Promise<void> {
  if (outcome.isFirstLostConnection) return;
  const file = join(process.env.DATA_DIR || 'data', 'publish-reported.json');
  const reported = readJson<Reported>(file) ?? {};
  // Messages that differ only in digits, such as times, are the same failure.
  const failed = failure && change + failure.replace(/\d/g, '');
  if (failed !== '' && failed !== reported.failure)
    await mail(subject, `${shortMistake(failure)}\n\nThe last change is ${change}.\n`);
  const fresh = notes.filter((note) => !reported.notes?.includes(note));
  if (fresh.length > 0) await mail('The website was published', `${fresh.join('\n\n')}\n`);
  writeWhole(
    file,
    JSON.stringify({ failure: failed, notes: [...(reported.notes ?? []), ...fresh] }),
  );
}

async function mail(subject: string, text: string): Promise<void> {
  const result = parseSettings(process.env);
  if (!result.ok)
    throw new Error('The settings of mail are wrong: npm run launch-check lists them.');
  const mailer = createMailer(result.settings.mail, () => readLocale(siteFolder()));
  const html = mailPage(subject, mailParagraph(text));
  await mailer
    .notify({ subject, text, html }, `publish-${Date.now()}`, AbortSignal.timeout(MAIL_MS))
    .catch(unreported('The email about this run was not sent'));
}

const unreported = (what: string) => (error: unknown) => {
  throw new Error(`${what}: ${redactedError(error)}`);
};
