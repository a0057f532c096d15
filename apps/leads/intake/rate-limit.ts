import type { Transaction } from 'kysely';
import type { LeadRow, LeadTables } from '../store/schema.ts';

/** Maximum number of leads in ten minutes. */
export type RateLimits = {
  /** From one person on one network; a repeated submission is not a new lead. */
  readonly perVisitor: number;
  /** From all people on one network: more than an office sends. */
  readonly perNetwork: number;
};

export const DEFAULT_RATE_LIMITS: RateLimits = { perVisitor: 10, perNetwork: 300 };

const WINDOW_MS = 10 * 60_000;

/**
 * How many seconds a visitor has to wait because of earlier leads; 0 when the lead is accepted. Counts stored
 * leads, so that the limit is shared by all processes and forms with mistakes do not count. An unknown network
 * is not limited.
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
  // One more lead is accepted when the oldest of the newest `limit` leads is ten minutes old.
  const blocking = [own[limits.perVisitor - 1], recent[limits.perNetwork - 1]];
  const waits = blocking.map((row) =>
    row === undefined
      ? 0
      : Math.ceil((Date.parse(row.received_at) + WINDOW_MS - now.getTime()) / 1000),
  );
  return Math.max(0, ...waits);
}
