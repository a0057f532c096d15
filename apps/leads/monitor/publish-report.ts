import { hash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { readOwned } from '../http/owned-file.ts';
import { type MailText, mailPage, mailParagraph } from '../mail/mail-page.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LeadDatabase } from '../store/database.ts';
import { callHeartbeat } from './heartbeat.ts';
import { PUBLISH_STATUS_FILE, type PublishStatus, publishStatus } from './publish-status.ts';

const KEY = 'publish-report';
/** Digests of notes that were mailed. */
const MAX_NOTES = 50;
/** Longer than one attempt, see monitor.ts: an expired claim belongs to a process that has ended. */
const CLAIM_MS = 3 * 60_000;
/** When nobody has a claim. */
const FREE = '';

/** What was reported, as digests: of the run that the monitor was told, of the failure and the notes that were mailed. */
type Reported = { time: string; failure: string; notes: string[] };
const NOTHING: Reported = { time: '', failure: '', notes: [] };

const digestOf = (text: string) => hash('sha256', text, 'hex').slice(0, 16);

export type PublishReportParts = {
  readonly database: LeadDatabase;
  readonly mailer: Pick<Mailer, 'notify'>;
  /** The link to the pages. */
  readonly siteFolder: string;
  /** PUBLISH_HEARTBEAT_URL */
  readonly url: string | undefined;
};

/**
 * Mails a failure of the last publishing and its notes, each once, and calls the monitor once for each run. The user who
 * publishes has neither the mail password nor the leads, so the service does it; of several only one.
 * @throws when no mail was accepted or the monitor did not answer; the next call tries again
 */
export async function reportPublishing(
  { database, mailer, siteFolder, url }: PublishReportParts,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  const status = await readStatus(siteFolder);
  if (status === undefined) return;
  const { failure, notes, time } = status;
  const before = await reportedBefore(database);
  // Messages that differ only in digits, such as times, are the same failure.
  const failed = failure && digestOf(failure.replace(/\d/g, ''));
  const fresh = notes.filter((note) => !before.notes.includes(digestOf(note)));
  if (time === before.time && failed === before.failure && fresh.length === 0) return;
  if (!(await claim(database, before, now))) return;
  let reported = before;
  try {
    const news = failed === before.failure ? fresh : [failure, ...fresh].filter(Boolean);
    if (news.length > 0)
      await mailer.notify(mailOf(status, news), `publish-${Date.parse(time)}`, signal);
    const digests = [...before.notes, ...fresh.map(digestOf)].slice(-MAX_NOTES);
    reported = { time: before.time, failure: failed, notes: digests };
    if (url && time !== before.time) await callHeartbeat(url, failure && '/fail', failure, signal);
    reported = { ...reported, time };
  } finally {
    await release(database, reported);
  }
}

/** @returns undefined where nobody publishes, and after a first lost connection, which the next run may repair */
async function readStatus(siteFolder: string): Promise<PublishStatus | undefined> {
  const file = path.join(path.dirname(siteFolder), PUBLISH_STATUS_FILE);
  const owner = await lstat(siteFolder)
    .catch(() => lstat(file))
    .catch(() => undefined);
  if (owner === undefined) return undefined;
  const text = await readOwned(file, owner.uid).catch(() => undefined);
  if (text === undefined) return undefined;
  const status = parseStatus(text);
  return status.lostConnections === 1 ? undefined : status;
}

/** @throws without a part of the text, which goes into the log */
function parseStatus(text: string): PublishStatus {
  try {
    return publishStatus.parse(JSON.parse(text));
  } catch {
    throw new Error(`${PUBLISH_STATUS_FILE} is not valid`);
  }
}

async function reportedBefore({ db }: LeadDatabase): Promise<Reported> {
  const rows = db.selectFrom('service_state').select('value').where('key', '=', KEY);
  const row = await rows.executeTakeFirst();
  return row === undefined ? NOTHING : JSON.parse(row.value);
}

/** Until it is released it ends after a time: a process that ends meanwhile loses no mail. @returns false when another has it */
function claim({ transaction }: LeadDatabase, before: Reported, now: Date): Promise<boolean> {
  const value = JSON.stringify(before);
  return transaction(async (db) => {
    const first = db.insertInto('service_state').values({ key: KEY, value, changed_at: FREE });
    await first.onConflict((conflict) => conflict.column('key').doNothing()).execute();
    const claimed = await db
      .updateTable('service_state')
      .set({ changed_at: now.toISOString() })
      .where('key', '=', KEY)
      .where('value', '=', value)
      .where('changed_at', '<', new Date(now.getTime() - CLAIM_MS).toISOString())
      .returning('key')
      .executeTakeFirst();
    return claimed !== undefined;
  });
}

const release = ({ transaction }: LeadDatabase, reported: Reported) =>
  transaction((db) =>
    db
      .updateTable('service_state')
      .set({ value: JSON.stringify(reported), changed_at: FREE })
      .where('key', '=', KEY)
      .execute(),
  );

function mailOf({ failure }: PublishStatus, news: string[]): MailText {
  const subject = failure ? 'The website was not changed' : 'The website was published';
  const text = news.join('\n\n');
  return { subject, text: `${text}\n`, html: mailPage(subject, mailParagraph(text)) };
}
