import type { Kysely } from 'kysely';
import { newId } from '../store/lead.ts';
import type { DeliveryRow, LeadTables } from '../store/schema.ts';

/**
 * Brings mails to the agency that were not sent yet to the present recipients: whoever corrects a
 * wrong address wants the leads that waited for it. A lead that a present recipient has a mail of,
 * sent or not, gives no second one.
 * @param recipients addresses of MAIL_TO
 * @returns how many deliveries got another address
 */
export async function readdressDeliveries(
  db: Kysely<LeadTables>,
  recipients: readonly string[],
): Promise<number> {
  const stale = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('kind', '=', 'agency-mail')
    .where('status', 'in', ['due', 'held', 'dead'])
    .where('recipient', 'not in', [...recipients])
    .orderBy('id')
    .execute();
  for (const [leadId, rows] of Map.groupBy(stale, ({ lead_id }) => lead_id)) {
    await db
      .transaction()
      .execute((transaction) => moveRows(transaction, leadId, rows, recipients));
  }
  return stale.length;
}

async function moveRows(
  db: Kysely<LeadTables>,
  leadId: string,
  stale: readonly DeliveryRow[],
  recipients: readonly string[],
): Promise<void> {
  const present = await db
    .selectFrom('deliveries')
    .select('recipient')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'agency-mail')
    .where('recipient', 'in', [...recipients])
    .execute();
  const known = new Set(present.map(({ recipient }) => recipient));
  const missing = recipients.filter((recipient) => !known.has(recipient));
  const [first] = stale;
  if (first === undefined) return;
  await db
    .deleteFrom('deliveries')
    .where(
      'id',
      'in',
      stale.map(({ id }) => id),
    )
    .execute();
  if (missing.length === 0) return;
  const fresh = { ...first, attempts: 0, lease_owner: null, lease_until: null };
  await db
    .insertInto('deliveries')
    .values(missing.map((recipient) => ({ ...fresh, id: newId(), recipient })))
    .execute();
}
