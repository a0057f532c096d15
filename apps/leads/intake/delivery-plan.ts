import type { Transaction } from 'kysely';
import { headerAddress } from '../store/lead.ts';
import { newDelivery } from '../store/new-delivery.ts';
import type { DeliveryKind, DeliveryRow, LeadRow, LeadTables } from '../store/schema.ts';

/** Who gets a lead with the current settings. */
export type DeliveryPlan = {
  /** The addresses of MAIL_TO. */
  readonly recipients: readonly string[];
  readonly webhook: boolean;
};

/** Maximum auto-replies in one hour to all visitors. */
export const AUTO_REPLIES_PER_HOUR = 100;
const HOUR_MS = 60 * 60 * 1000;

/**
 * The deliveries of a new lead: a mail to each recipient of the agency, or for suspected spam an entry in their
 * next summary; the webhook; the auto-reply if it is allowed.
 */
export async function planDeliveries(
  db: Transaction<LeadTables>,
  { recipients, webhook }: DeliveryPlan,
  lead: LeadRow,
  suspected: boolean,
): Promise<DeliveryRow[]> {
  const row = (kind: DeliveryKind, recipient = '') =>
    newDelivery(lead.id, kind, recipient, new Date(lead.received_at));
  const mails = recipients.map((to) => row(suspected ? 'spam-summary' : 'agency-mail', to));
  const reply = !suspected && (await mayAutoReply(db, lead)) ? [row('auto-reply')] : [];
  return [...mails, ...reply, ...(webhook ? [row('webhook')] : [])];
}

// Anyone can type another person's email address: each gets one auto-reply a day, and all together few.
async function mayAutoReply(db: Transaction<LeadTables>, lead: LeadRow): Promise<boolean> {
  if (headerAddress(lead.email) === null) return false;
  const since = (hours: number) =>
    new Date(Date.parse(lead.received_at) - hours * HOUR_MS).toISOString();
  const replies = db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select('deliveries.id')
    .where('deliveries.kind', '=', 'auto-reply');
  const today = await replies
    .where('leads.visitor_key', '=', lead.visitor_key)
    .where('leads.received_at', '>', since(24))
    .limit(1)
    .execute();
  if (today.length > 0) return false;
  const thisHour = await replies
    .where('leads.received_at', '>', since(1))
    .limit(AUTO_REPLIES_PER_HOUR)
    .execute();
  return thisHour.length < AUTO_REPLIES_PER_HOUR;
}
