import type { Transaction } from 'kysely';
import { countLeads } from '../admin/lead-counts.ts';
import { mailFacts, mailPage, textFact } from '../mail/mail-page.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LeadDatabase } from '../store/database.ts';
import type { LeadTables } from '../store/schema.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const KEY = 'status-mail';

/**
 * Mails the agency once a week what came and what became of it; the first time a week after the
 * first start. Of several processes one does. Call it often.
 * @throws when nobody could be mailed; the next call tries again
 */
export async function sendStatusMail(
  { database, mailer }: { database: LeadDatabase; mailer: Pick<Mailer, 'notify'> },
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  if (!(await claimWeek(database, now, weekAgo))) return;
  try {
    const text = await statusText(database, weekAgo);
    await mailer.notify(text, `status-${now.getTime()}`, signal);
  } catch (error) {
    await database.transaction((db) => setLast(db, weekAgo).execute());
    throw error;
  }
}

/** @returns whether the last mail was a week ago, and this process sends the next */
function claimWeek({ transaction }: LeadDatabase, now: Date, weekAgo: Date): Promise<boolean> {
  return transaction(async (db) => {
    const row = { key: KEY, value: now.toISOString(), changed_at: now.toISOString() };
    const isFirst = db.insertInto('service_state').values(row);
    await isFirst.onConflict((conflict) => conflict.column('key').doNothing()).execute();
    const { numUpdatedRows } = await setLast(db, now)
      .where('value', '<=', weekAgo.toISOString())
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

function setLast(db: Transaction<LeadTables>, last: Date) {
  return db.updateTable('service_state').set({ value: last.toISOString() }).where('key', '=', KEY);
}

async function statusText({ db }: LeadDatabase, since: Date) {
  const { leadsSince, suspectedSince, deliveriesSince, failed, waiting } = await countLeads(
    db,
    since,
  );
  const total = leadsSince.contact + leadsSince.seo;
  const facts = [
    ['Contact form', String(leadsSince.contact)],
    ['SEO quote form', String(leadsSince.seo)],
    ['Of these, suspected spam', String(suspectedSince)],
    ['Mails and calls sent', String(deliveriesSince.sent ?? 0)],
    ['Waiting to be sent, of all time', String(waiting)],
    ['Failed for good, of all time', String(failed)],
  ] as const;
  const subject = `Website this week: ${total === 1 ? '1 lead' : `${total} leads`}${failed > 0 ? `, ${failed} deliveries failed` : ''}`;
  const lines = facts.map(([label, value]) => textFact(label, value)).join('\n');
  const hint = failed > 0 ? '\n\nnpm run leads -- list --status failed shows what failed.' : '';
  return { subject, text: `${lines}${hint}\n`, html: mailPage(subject, mailFacts(facts)) };
}
