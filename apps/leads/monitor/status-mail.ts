import type { Transaction } from 'kysely';
import { createLeadAdmin, type LeadWithStatus } from '../admin/lead-admin.ts';
import { countLeads } from '../admin/lead-counts.ts';
import { leadsAsCsv } from '../admin/lead-export.ts';
import { detailsHtml, detailsText, type MailText, mailPage } from '../mail/mail-page.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LeadDatabase } from '../store/database.ts';
import type { LeadTables } from '../store/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
const KEY = 'status-mail';
/** More leads would make a mail that mail servers refuse. */
const MAX_ATTACHED = 2000;

/**
 * Mails the leads of the week, as CSV, and their counts to the agency, first a week after the first start. With several processes only one
 * sends it. Must be called often.
 * @throws when no mail was accepted; the next call tries again
 */
export async function sendStatusMail(
  database: LeadDatabase,
  mailer: Pick<Mailer, 'notify'>,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  if (!(await claimWeek(database, now, weekAgo))) return;
  try {
    await mailer.notify(await statusText(database, weekAgo), `status-${now.getTime()}`, signal);
  } catch (error) {
    await database.transaction((db) => setLast(db, weekAgo).execute());
    throw error;
  }
}

/** @returns true when the last mail was a week ago and this process sends the next */
function claimWeek({ transaction }: LeadDatabase, now: Date, weekAgo: Date): Promise<boolean> {
  // Written while the clock was ahead: without this the next mail would come when that time comes.
  const tomorrow = new Date(now.getTime() + DAY_MS);
  return transaction(async (db) => {
    const row = { key: KEY, value: now.toISOString(), changed_at: now.toISOString() };
    const isFirst = db.insertInto('service_state').values(row);
    await isFirst.onConflict((conflict) => conflict.column('key').doNothing()).execute();
    const { numUpdatedRows } = await setLast(db, now)
      .where(({ eb, or }) =>
        or([eb('value', '<=', weekAgo.toISOString()), eb('value', '>', tomorrow.toISOString())]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

function setLast(db: Transaction<LeadTables>, last: Date) {
  return db.updateTable('service_state').set({ value: last.toISOString() }).where('key', '=', KEY);
}

async function statusText(database: LeadDatabase, since: Date): Promise<MailText> {
  const leads = await createLeadAdmin(database).list({ since });
  const { leadsSince, suspectedSince, sentSince, deliveries } = await countLeads(
    database.db,
    since,
  );
  const { due = 0, failed = 0 } = deliveries;
  const total = leadsSince.contact + leadsSince.seo;
  const details = [
    ['Contact form', String(leadsSince.contact)],
    ['SEO quote form', String(leadsSince.seo)],
    ['Suspected spam among them', String(suspectedSince)],
    ['Emails and webhook calls sent', String(sentSince)],
    ['Waiting to be sent', String(due)],
    ['Failed (no more attempts)', String(failed)],
  ] as const;
  const failures = failed === 1 ? ', 1 delivery failed' : `, ${failed} deliveries failed`;
  const subject = `Website this week: ${total === 1 ? '1 lead' : `${total} leads`}${failed > 0 ? failures : ''}`;
  const hint = failed > 0 ? '\n\nTo see them, run: npm run leads -- list --status failed' : '';
  return {
    subject,
    text: `${detailsText(details)}${hint}\n`,
    html: mailPage(subject, detailsHtml(details)),
    attachments: leads.length > 0 ? [weekOf(leads, since)] : [],
  };
}

/** The newest leads of the week for a spreadsheet. */
const weekOf = (leads: readonly LeadWithStatus[], since: Date) => ({
  filename: `leads-since-${since.toISOString().slice(0, 10)}.csv`,
  content: leadsAsCsv(leads.slice(0, MAX_ATTACHED)),
});
