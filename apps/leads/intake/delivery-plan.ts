import type { Transaction } from 'kysely';
import type { ChannelSettings } from '../delivery/channel.ts';
import { CHANNELS, DELIVERY_KINDS } from '../delivery/channels.ts';
import { headerAddress } from '../store/lead.ts';
import { newDelivery } from '../store/new-delivery.ts';
import type { DeliveryRow, LeadRow, LeadTables } from '../store/schema.ts';

/** Maximum auto-replies in one hour to all visitors, and to those of one network. */
export const AUTO_REPLIES_PER_HOUR = 100;
export const AUTO_REPLIES_PER_NETWORK = 5;
const HOUR_MS = 60 * 60 * 1000;

/** The deliveries of a new lead: in each channel those that it wants, and the auto-reply only if it is allowed. */
export async function planDeliveries(
  db: Transaction<LeadTables>,
  settings: ChannelSettings,
  lead: LeadRow,
  inSummary: boolean,
): Promise<DeliveryRow[]> {
  const mayReply = !inSummary && (await mayAutoReply(db, lead));
  return DELIVERY_KINDS.filter((kind) => kind !== 'auto-reply' || mayReply).flatMap((kind) =>
    CHANNELS[kind]
      .recipients(settings, { inSummary })
      .map((recipient) => newDelivery(lead.id, kind, recipient, new Date(lead.received_at))),
  );
}

// Anyone can type another person's email address: each gets one auto-reply a day, and all together few. One
// network cannot use up the replies of the others.
async function mayAutoReply(db: Transaction<LeadTables>, lead: LeadRow): Promise<boolean> {
  if (headerAddress(lead.email) === null) return false;
  const since = (hours: number) =>
    new Date(Date.parse(lead.received_at) - hours * HOUR_MS).toISOString();
  const replies = db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select('deliveries.id')
    .where('deliveries.kind', '=', 'auto-reply')
    // Later ones were written while the clock was ahead.
    .where('leads.received_at', '<=', lead.received_at);
  const today = await replies
    .where('leads.visitor_key', '=', lead.visitor_key)
    .where('leads.received_at', '>', since(24))
    .limit(1)
    .execute();
  if (today.length > 0) return false;
  const thisHour = replies.where('leads.received_at', '>', since(1));
  if (lead.client_network !== '') {
    const ofNetwork = await thisHour
      .where('leads.client_network', '=', lead.client_network)
      .limit(AUTO_REPLIES_PER_NETWORK)
      .execute();
    if (ofNetwork.length >= AUTO_REPLIES_PER_NETWORK) return false;
  }
  const all = await thisHour.limit(AUTO_REPLIES_PER_HOUR).execute();
  return all.length < AUTO_REPLIES_PER_HOUR;
}
