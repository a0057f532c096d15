import type { LeadDatabase } from '../../store/database.ts';
import type { DeliveryRow } from '../../store/schema.ts';
import type { MailCatcher } from '../mail-catcher.ts';
import type { LoadGenerator } from './load-generator.ts';

export type Results = Awaited<ReturnType<typeof countResults>>;

/** Message-IDs end with the domain of MAIL_FROM. */
export const MAIL_DOMAIN = 'agency.example';

/**
 * Compares what was accepted with the store, and the store with what arrived.
 * @param plan what each lead must cause, such as `agency-mail hello@agency.example`
 * @param called ids with which the webhook was called
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
  const mailIds = mail.mails.map((one) => one.mail.messageId ?? '');
  const arrivedMails = new Set(mailIds);
  const hasArrived = ({ id, kind, status }: DeliveryRow) => {
    // A visitor's address may refuse the automatic reply; the agency's own mail may never fail.
    if (kind === 'auto-reply' && status === 'failed') return true;
    if (status !== 'sent') return false;
    return kind === 'webhook' ? called.has(id) : arrivedMails.has(`<${id}@${MAIL_DOMAIN}>`);
  };
  let missing = 0;
  let doubledRows = 0;
  for (const { id } of leads) {
    const own = rows.get(id) ?? [];
    const names = own.map(({ kind, recipient }) => `${kind} ${recipient}`.trim());
    doubledRows += names.length - new Set(names).size;
    missing += plan.filter((name) => !names.includes(name)).length;
    missing += own.filter((row) => !hasArrived(row)).length;
  }
  const doubledLeads = leads.length - new Set(leads.map(({ email }) => email)).size;
  return {
    accepted: load.accepted.size,
    /** Answers that said no, and requests without an answer; each was sent again. */
    refused: load.counts.refused,
    /** Leads that were accepted and are not in the store. */
    lost: [...load.accepted].filter(([email, id]) => stored.get(id) !== email).length,
    /** Rows above one for a visitor, a lead, or a delivery. */
    doubled: doubledLeads + doubledRows + load.counts.changed,
    /** Deliveries that were not made, or are marked as sent and did not arrive. */
    missing,
    /** Mails that arrived again, under one Message-ID. */
    copies: mailIds.length - arrivedMails.size,
  };
}
