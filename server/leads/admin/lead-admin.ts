import type { LeadDatabase } from '../store/database.ts';
import { eraseLeads } from './erasure.ts';
import { countLeads } from './lead-counts.ts';
import { createLeadQueries } from './lead-queries.ts';
import { resendLead } from './resend.ts';

/** What the agency does with leads by hand: find, send again, erase, count. */
export type LeadAdmin = ReturnType<typeof createLeadAdmin>;

/** @param recipients the addresses of MAIL_TO */
export function createLeadAdmin(database: LeadDatabase, recipients: readonly string[] = []) {
  return {
    ...createLeadQueries(database),
    resend: (leadId: string, now: Date) => resendLead(database, leadId, recipients, now),
    erase: (by: { id: string } | { email: string }, now = new Date()) =>
      eraseLeads(database, by, now),
    stats: (since: Date) => countLeads(database.db, since),
  };
}
