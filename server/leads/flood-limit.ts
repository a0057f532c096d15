import { sql } from 'kysely';
import type { LeadDatabase } from './database.ts';

/** Leads taken within ten minutes. */
export type FloodLimits = {
  /** From one person on one network; a repeat of the same submission is no new lead. */
  readonly perSender: number;
  /** From different people on one network: more than any office sends. */
  readonly perNetwork: number;
};

/** How long somebody has to wait, in seconds; 0 when the lead may come. */
export type FloodLimit = (network: string, sender: string, now: Date) => Promise<number>;

export const USUAL_FLOOD_LIMITS: FloodLimits = { perSender: 10, perNetwork: 300 };

const WINDOW_MS = 10 * 60_000;

/**
 * Counts kept leads in the store, so that all replicas count together and mistakes cost nothing.
 * People are told apart: an office behind one address is many senders, a program that repeats itself
 * is one. An unknown network (empty) is not limited.
 */
export function createFloodLimit(
  { db }: Pick<LeadDatabase, 'db'>,
  limits: FloodLimits,
): FloodLimit {
  return async (network, sender, now) => {
    if (network === '') return 0;
    const { all, own, first } = await db
      .selectFrom('leads')
      .select((select) => [
        select.fn.countAll().as('all'),
        sql<number>`sum(case when sender = ${sender} then 1 else 0 end)`.as('own'),
        select.fn.min('received_at').as('first'),
      ])
      .where('network', '=', network)
      .where('received_at', '>', new Date(now.getTime() - WINDOW_MS).toISOString())
      // A clock that was set back leaves leads in the future; they count for nothing.
      .where('received_at', '<=', now.toISOString())
      .executeTakeFirstOrThrow();
    if (Number(own ?? 0) < limits.perSender && Number(all) < limits.perNetwork) return 0;
    const oldest = first === null ? now.getTime() : Date.parse(first);
    return Math.max(1, Math.ceil((oldest + WINDOW_MS - now.getTime()) / 1000));
  };
}
