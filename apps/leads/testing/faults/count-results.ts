import type { LeadDatabase } from '../../store/database.ts';
import type { DeliveryRow } from '../../store/schema.ts';
import type { MailCatcher } from '../mail-catcher.ts';
import type { LoadGenerator } from './load-generator.ts';

export type Results = Awaited<ReturnType<typeof countResults>>;

/** Message-IDs end with the domain of MAIL_FROM. */
export const MAIL_DOMAIN = 'agency.example';

/**
 * Compares the accepted leads with the store, and the store with the received mails and webhook calls.
 * @param called ids of the webhook calls
 * @param plan expected deliveries of each lead, such as `agency-mail hello@agency.example`
 */
export async function countResults(
  { db }: LeadDatabase,
  load: LoadGenerator,
  mail: Pick<MailCatcher, 'mails'>,
  called: ReadonlySet<string>,
  plan: readonly string[],
) {
  const leads = await db.selectFrom('leads').select(['id', 'email']).execute();
  const deliveries = await db.selectFrom('deliveries').selectAll().execute();
  const stored = new Map(leads.map(({ id, email }) => [id, email]));
  const rows = Map.groupBy(deliveries, ({ lead_id }) => lead_id);
  const mailIds = mail.mails.map((caught) => caught.mail.messageId ?? '');
  const arrivedMails = new Set(mailIds);
  const hasArrived = ({ id, kind, status }: DeliveryRow) => {
    // The auto-reply may fail because of the visitor's email address; mail to the agency must not fail.
    if (kind === 'auto-reply' && status === 'failed') return true;
    if (status !== 'sent') return false;
    return kind === 'webhook' ? called.has(id) : arrivedMails.has(`<${id}@${MAIL_DOMAIN}>`);
  };
  let missing = 0;
  let duplicateRows = 0;
  for (const { id } of leads) {
    const own = rows.get(id) ?? [];
    const names = own.map(({ kind, recipient }) => `${kind} ${recipient}`.trim());
    duplicateRows += names.length - new Set(names).size;
    missing += plan.filter((name) => !names.includes(name)).length;
    missing += own.filter((row) => !hasArrived(row)).length;
  }
  const duplicateLeads = leads.length - new Set(leads.map(({ email }) => email)).size;
  return {
    accepted: load.accepted.size,
    /** Error responses and requests without a response; each was sent again. */
    refused: load.counts.refused,
    /** Accepted leads that are not in the store. */
    lost: [...load.accepted].filter(([email, id]) => stored.get(id) !== email).length,
    /** Duplicate leads of a visitor and duplicate deliveries of a lead. */
    duplicates: duplicateLeads + duplicateRows + load.counts.changed,
    /** Deliveries without a row, or marked as sent and not received. */
    missing,
    /** Mails received again with the same Message-ID. */
    copies: mailIds.length - arrivedMails.size,
  };
}
