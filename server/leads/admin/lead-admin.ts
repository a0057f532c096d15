import { createRequeue } from '../delivery/requeue.ts';
import type { LeadDatabase } from '../store/database.ts';
import { eraseLeads } from './erasure.ts';
import { countLeads } from './lead-counts.ts';
import { createLeadQueries } from './lead-queries.ts';

/** What the agency does with leads by hand: find, send again, release, erase, count. */
export type LeadAdmin = ReturnType<typeof createLeadAdmin>;

export function createLeadAdmin(database: LeadDatabase) {
  return {
    ...createLeadQueries(database.db),
    ...createRequeue(database.db),
    erase: (by: { id: string } | { email: string }, now = new Date()) =>
      eraseLeads(database, by, now),
    stats: (since: Date) => countLeads(database.db, since),
  };
}
