import type { Transaction } from 'kysely';
import type { LeadRow, LeadTables } from '../store/schema.ts';

/** Leads of one network in an hour that get mails of their own; an office sends fewer. */
export const OWN_MAILS_PER_NETWORK = 20;
const HOUR_MS = 60 * 60_000;

/**
 * Why a lead is mailed in the summary because of others from its network, as a sentence for the agency; null when it
 * is not. Without this one address could send the agency hundreds of mails, and use up the day's quota of its mail
 * provider. An unknown network is not limited.
 */
export async function manyFromNetwork(
  db: Transaction<LeadTables>,
  { client_network }: Pick<LeadRow, 'client_network'>,
  now: Date,
): Promise<string | null> {
  if (client_network === '') return null;
  const recent = await db
    .selectFrom('leads')
    .select('id')
    .where('client_network', '=', client_network)
    .where('received_at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
    .where('received_at', '<=', now.toISOString())
    .limit(OWN_MAILS_PER_NETWORK)
    .execute();
  return recent.length < OWN_MAILS_PER_NETWORK
    ? null
    : `More than ${OWN_MAILS_PER_NETWORK} messages came from the same network within an hour.`;
}
