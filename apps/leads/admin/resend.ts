import type { Transaction } from 'kysely';
import type { LeadDatabase } from '../store/database.ts';
import { newDelivery } from '../store/new-delivery.ts';
import type { LeadTables } from '../store/schema.ts';

/** `queued`: deliveries that are due now. `busy`: mails that are being sent; they were not changed. */
export type ResendResult = { readonly queued: number; readonly busy: number };

/** `again`: mails the lead also to recipients who had it. */
export type ResendOptions = { readonly again: boolean };

/**
 * Makes the mails of a lead to the current recipients due, replaces waiting and failed mails to other
 * recipients, and retries failed deliveries of other kinds.
 * @param recipients the addresses of MAIL_TO
 * @throws when there is no recipient; then nothing was changed
 */
export async function resendLead(
  { transaction, dialect }: LeadDatabase,
  leadId: string,
  recipients: readonly string[],
  now: Date,
  { again }: ResendOptions,
): Promise<ResendResult> {
  if (recipients.length === 0) {
    throw new Error(
      'MAIL_TO is not set here, so nobody would get the email. Nothing was changed. Run this in the folder with the .env of the service',
    );
  }
  return transaction(async (db) => {
    const mails = await db
      .selectFrom('deliveries')
      .select(['id', 'kind', 'recipient', 'status', 'claimed_until'])
      .where('lead_id', '=', leadId)
      .where('kind', 'in', ['agency-mail', 'spam-summary'])
      .$if(dialect === 'postgres', (select) => select.forUpdate())
      .execute();
    const moment = now.toISOString();
    const isBusy = (mail: (typeof mails)[number]) =>
      mail.status === 'due' && mail.claimed_until !== null && mail.claimed_until > moment;
    const busy = mails.filter(isBusy);
    const isOpen = ({ status }: (typeof mails)[number]) =>
      status === 'due' || status === 'failed' || (again && status === 'acknowledged');
    const open = mails.filter((mail) => isOpen(mail) && !isBusy(mail));
    const kept = open.filter(({ recipient }) => recipients.includes(recipient));
    const replaced = open.filter(({ recipient }) => !recipients.includes(recipient));

    const isSent = ({ status }: (typeof mails)[number]) => status === 'sent' && !again;
    const reached = new Set(
      [...kept, ...busy, ...mails.filter(isSent)].map(({ recipient }) => recipient),
    );
    const isNew = again || replaced.length > 0;
    const missing = isNew ? recipients.filter((address) => !reached.has(address)) : [];
    // A lead that is sent by hand is not spam.
    const kind = again ? 'agency-mail' : (replaced[0]?.kind ?? 'agency-mail');
    const added = missing.map((address) => newDelivery(leadId, kind, address, now));
    if (added.length > 0) await db.insertInto('deliveries').values(added).execute();
    await deleteDeliveries(db, replaced);
    const due = { status: 'due', attempts: 0, queued_at: moment, due_at: moment } as const;
    for (const mail of kept) {
      await db
        .updateTable('deliveries')
        .set({ ...due, kind: again ? kind : mail.kind })
        .where('id', '=', mail.id)
        .execute();
    }
    const { numUpdatedRows } = await db
      .updateTable('deliveries')
      .set(due)
      .where('lead_id', '=', leadId)
      .where('status', 'in', again ? ['failed', 'acknowledged'] : ['failed'])
      .executeTakeFirst();
    return { queued: added.length + kept.length + Number(numUpdatedRows), busy: busy.length };
  });
}

async function deleteDeliveries(
  db: Transaction<LeadTables>,
  deliveries: readonly { readonly id: string }[],
): Promise<void> {
  const ids = deliveries.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('deliveries').where('id', 'in', ids).execute();
}
