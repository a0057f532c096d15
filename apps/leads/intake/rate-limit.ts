import type { Transaction } from 'kysely';
import type { LeadRow, LeadTables } from '../store/schema.ts';

/** Leads accepted within ten minutes. */
export type RateLimits = {
  /** From one person on one network; a repeat of the same submission is no new lead. */
  readonly perVisitor: number;
  /** From different people on one network: more than any office sends. */
  readonly perNetwork: number;
};

export const USUAL_RATE_LIMITS: RateLimits = { perVisitor: 10, perNetwork: 300 };

const WINDOW_MS = 10 * 60_000;

/**
 * How long somebody has to wait, in seconds, by the leads they sent themselves; 0 when the lead may
 * come. Counted in the store, so that all processes count together and mistakes cost nothing. An
 * unknown network is not limited.
 */
export async function rateLimitWait(
  db: Transaction<LeadTables>,
  { visitor_key, client_network }: Pick<LeadRow, 'visitor_key' | 'client_network'>,
  limits: RateLimits,
  now: Date,
): Promise<number> {
  if (client_network === '') return 0;
  const recent = await db
    .selectFrom('leads')
    .select(['visitor_key', 'received_at'])
    .where('client_network', '=', client_network)
    .where('received_at', '>', new Date(now.getTime() - WINDOW_MS).toISOString())
    .where('received_at', '<=', now.toISOString())
    .orderBy('received_at', 'desc')
    .limit(limits.perNetwork)
    .execute();
  const own = recent.filter((row) => row.visitor_key === visitor_key);
  // The newest leads up to the limit: when the last of them is ten minutes old, one more fits.
  const blocking = [own[limits.perVisitor - 1], recent[limits.perNetwork - 1]];
  const waits = blocking.map((row) =>
    row === undefined
      ? 0
      : Math.ceil((Date.parse(row.received_at) + WINDOW_MS - now.getTime()) / 1000),
  );
  return Math.max(0, ...waits);
}
