import type { Transaction } from 'kysely';
import { createLeadAdmin } from '../admin/lead-admin.ts';
import { countLeads } from '../admin/lead-counts.ts';
import { agencyDay } from '../agency-time.ts';
import {
  detailsHtml,
  detailsText,
  type MailText,
  mailPage,
  mailParagraph,
} from '../mail/mail-page.ts';
import type { Mailer } from '../mail/mailer.ts';
import { redactedError } from '../redacted-error.ts';
import type { LeadDatabase } from '../store/database.ts';
import { readPeriod } from '../store/retention-period.ts';
import type { LeadTables } from '../store/schema.ts';
import { retentionNotice } from './retention-notice.ts';
import { weekTable } from './week-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** Longer than one attempt to send, see monitor.ts: an expired claim belongs to a process that has ended. */
const CLAIM_MS = 10 * 60 * 1000;
const KEY = 'status-mail';
/** Why the last mail was not sent; not there when it was. */
const ERROR_KEY = 'status-mail-error';
/** More leads are not read: a flood would fill the memory. */
const MAX_ATTACHED = 2000;

/**
 * Mails the leads since the last such mail, as CSV, and their counts to the agency, first a week after the first start.
 * With several processes only one sends it. Must be called often.
 * @throws when no mail was accepted; the next call tries again, and the heartbeat reports it until then
 */
export async function sendStatusMail(
  database: LeadDatabase,
  mailer: Pick<Mailer, 'notify'>,
  now: Date,
  timeZone: string,
  signal: AbortSignal,
): Promise<void> {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const since = await claimWeek(database, now, weekAgo);
  if (since === null) return;
  try {
    const mail = await statusText(database, { since, until: now }, timeZone);
    await mailer.notify(mail, `status-${now.getTime()}`, signal);
    await database.transaction((db) => setLast(db, now, now).execute());
    await setError(database, null);
  } catch (error) {
    await database.transaction((db) => setLast(db, weekAgo).execute());
    const { reason } = signal;
    const isStopping = reason instanceof DOMException && reason.name === 'AbortError';
    if (!isStopping) await setError(database, redactedError(error));
    throw error;
  }
}

/** @throws with the reason while the last status mail could not be sent */
export async function assertStatusMailSent({ db }: LeadDatabase): Promise<void> {
  const error = db.selectFrom('service_state').select('value').where('key', '=', ERROR_KEY);
  const row = await error.executeTakeFirst();
  if (row !== undefined) throw new Error(row.value);
}

/** @param value null: the mail was sent */
function setError({ transaction }: LeadDatabase, value: string | null): Promise<void> {
  return transaction(async (db) => {
    await db.deleteFrom('service_state').where('key', '=', ERROR_KEY).execute();
    if (value === null) return;
    const row = { key: ERROR_KEY, value, changed_at: new Date().toISOString() };
    await db.insertInto('service_state').values(row).execute();
  });
}

/**
 * Until the mail is sent it is due again when the claim expires: a process that ends meanwhile loses no mail.
 * @returns when the last mail was sent, a week ago or earlier; null when this process does not send the next
 */
function claimWeek({ transaction }: LeadDatabase, now: Date, weekAgo: Date): Promise<Date | null> {
  // Written while the clock was ahead: without this the next mail would come when that time comes.
  const tomorrow = new Date(now.getTime() + DAY_MS);
  return transaction(async (db) => {
    const row = { key: KEY, value: now.toISOString(), changed_at: now.toISOString() };
    const isFirst = db.insertInto('service_state').values(row);
    await isFirst.onConflict((conflict) => conflict.column('key').doNothing()).execute();
    const claimed = await setLast(db, new Date(weekAgo.getTime() + CLAIM_MS))
      .where(({ eb, or }) =>
        or([eb('value', '<=', weekAgo.toISOString()), eb('value', '>', tomorrow.toISOString())]),
      )
      .returning('changed_at')
      .executeTakeFirst();
    if (claimed === undefined) return null;
    return new Date(Math.min(Date.parse(claimed.changed_at), weekAgo.getTime()));
  });
}

/**
 * @param last a week after it the next mail is due
 * @param sentAt when a mail was sent: the next one has the leads since then, also after a week without a mail server
 */
function setLast(db: Transaction<LeadTables>, last: Date, sentAt?: Date) {
  const sent = sentAt && { changed_at: sentAt.toISOString() };
  const row = { value: last.toISOString(), ...sent };
  return db.updateTable('service_state').set(row).where('key', '=', KEY);
}

async function statusText(
  database: LeadDatabase,
  { since, until }: { since: Date; until: Date },
  timeZone: string,
): Promise<MailText> {
  const leads = await createLeadAdmin(database).list({ since, until, limit: MAX_ATTACHED });
  const { leadsSince, suspectedSince, afterManySince, sentSince, deliveries } = await countLeads(
    database.db,
    since,
    until,
  );
  const { due = 0, failed = 0 } = deliveries;
  const total = leadsSince.contact + leadsSince.seo;
  const details = [
    ['Contact form', String(leadsSince.contact)],
    ['SEO quote form', String(leadsSince.seo)],
    ['Suspected spam among them', String(suspectedSince)],
    ['After many from one network', String(afterManySince)],
    ['Emails and webhook calls sent', String(sentSince)],
    ['Waiting to be sent', String(due)],
    ['Failed (no more attempts)', String(failed)],
  ] as const;
  const failures = failed === 1 ? ', 1 delivery failed' : `, ${failed} deliveries failed`;
  const subject = `Website this week: ${total === 1 ? '1 lead' : `${total} leads`}${failed > 0 ? failures : ''}`;
  const { csv, count } = weekTable(leads, timeZone);
  const notes = [
    retentionNotice(await readPeriod(database.db), timeZone),
    count < total &&
      `The table has the newest ${count} of the ${total} leads: mail servers refuse larger emails. To get all, run: npm run leads -- export --since ${agencyDay(since, timeZone)} --output leads.csv`,
    failed > 0 && 'To see the failed ones, run: npm run leads -- list --status failed',
  ].filter((note) => note !== null && note !== false);
  return {
    subject,
    text: `${[...notes, detailsText(details)].join('\n\n')}\n`,
    html: mailPage(subject, notes.map(mailParagraph).join('') + detailsHtml(details)),
    attachments: count > 0 ? [weekOf(csv, agencyDay(since, timeZone))] : [],
  };
}

const weekOf = (content: string, since: string) => ({
  filename: `leads-since-${since}.csv`,
  content,
});
