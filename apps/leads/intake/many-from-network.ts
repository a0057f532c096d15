import type { Transaction } from 'kysely';
import type { LeadRow, LeadTables } from '../store/schema.ts';

/** Leads of one network in an hour that get mails of their own; an office sends fewer. */
export const OWN_MAILS_PER_NETWORK = 20;
const HOUR_MS = 60 * 60_000;

/** Why such a lead is mailed in the summary, as a sentence for the agency. */
const MANY_FROM_NETWORK = `More than ${OWN_MAILS_PER_NETWORK} messages came from the same network within an hour.`;

/** The reasons of a lead that nothing else is said about, as they are stored. */
export const ONLY_MANY_FROM_NETWORK = JSON.stringify([MANY_FROM_NETWORK]);

/** Whether a lead of the summary looks like spam: many others from its network are no suspicion. */
export const looksLikeSpam = (reasons: readonly string[]): boolean =>
  reasons.some((reason) => reason !== MANY_FROM_NETWORK);

/**
 * Why a lead is mailed in the summary because of others from its network; null when it is not. Without this one
 * address could send the agency hundreds of mails, and use up the day's quota of its mail provider. An unknown
 * network is not limited.
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
  return recent.length < OWN_MAILS_PER_NETWORK ? null : MANY_FROM_NETWORK;
}
