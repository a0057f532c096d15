import { hash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { readOwned } from '../http/owned-file.ts';
import { mailPage, mailParagraph } from '../mail/mail-page.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LeadDatabase } from '../store/database.ts';
import { callHeartbeat } from './heartbeat.ts';
import { PUBLISH_STATUS_FILE, type PublishStatus, publishStatus } from './publish-status.ts';

const KEY = 'publish-report';
/** Digests of notes that were mailed. */
const MAX_NOTES = 50;

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
): Promise<void> {
  const status = await readStatus(siteFolder);
  if (status === undefined) return;
  const { failure, notes, time } = status;
  const [before, text] = await reportedBefore(database);
  // Messages that differ only in digits, such as times, are the same failure.
  const failed = failure && digestOf(failure.replace(/\d/g, ''));
  const fresh = notes.filter((note) => !before.notes.includes(digestOf(note)));
  const digests = [...before.notes, ...fresh.map(digestOf)].slice(-MAX_NOTES);
  const now: Reported = { time, failure: failed, notes: digests };
  const written = JSON.stringify(now);
  if (written === text || !(await replaceReported(database, text, written))) return;
  try {
    if (failed !== '' && failed !== before.failure)
      await mail(mailer, 'The website was not changed', failure, signal);
    if (fresh.length > 0)
      await mail(mailer, 'The website was published', fresh.join('\n\n'), signal);
    if (url && time !== before.time) await callHeartbeat(url, failure && '/fail', failure, signal);
  } catch (error) {
    await replaceReported(database, written, text);
    throw error;
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

async function reportedBefore({ db }: LeadDatabase): Promise<[Reported, string]> {
  const rows = db.selectFrom('service_state').select('value').where('key', '=', KEY);
  const text = (await rows.executeTakeFirst())?.value ?? JSON.stringify(NOTHING);
  return [JSON.parse(text) as Reported, text];
}

/** @returns false when another process was faster */
function replaceReported(
  { transaction }: LeadDatabase,
  from: string,
  to: string,
): Promise<boolean> {
  return transaction(async (db) => {
    const changed_at = new Date().toISOString();
    const first = db.insertInto('service_state').values({ key: KEY, value: from, changed_at });
    await first.onConflict((conflict) => conflict.column('key').doNothing()).execute();
    const replaced = await db
      .updateTable('service_state')
      .set({ value: to, changed_at })
      .where('key', '=', KEY)
      .where('value', '=', from)
      .returning('key')
      .executeTakeFirst();
    return replaced !== undefined;
  });
}

function mail(mailer: Pick<Mailer, 'notify'>, subject: string, text: string, signal: AbortSignal) {
  const html = mailPage(subject, mailParagraph(text));
  return mailer.notify({ subject, text: `${text}\n`, html }, `publish-${Date.now()}`, signal);
}
