import { countLeads } from '../admin/lead-counts.ts';
import { mailFacts, mailPage, textFact } from '../mail/mail-page.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LeadDatabase } from '../store/database.ts';
import { createServiceState } from '../store/service-state.ts';

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
  const state = createServiceState(database);
  const last = await state.get(KEY);
  if (last === null) return state.setFirst(KEY, now.toISOString());
  if (now.getTime() - Date.parse(last) < WEEK_MS) return;
  if (!(await state.swap(KEY, last, now.toISOString()))) return;
  try {
    await mailer.notify(
      await statusText(database, new Date(last)),
      `status-${now.getTime()}`,
      signal,
    );
  } catch (error) {
    await state.swap(KEY, now.toISOString(), last);
    throw error;
  }
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
