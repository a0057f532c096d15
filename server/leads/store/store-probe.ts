import type { Compilable, Kysely } from 'kysely';
import { leadFields, NO_CONSENT, newId, rowOfLead } from './lead.ts';
import type { LeadTables } from './schema.ts';

/**
 * A lead that is written and deleted in one transaction: nobody ever sees it, and the disk, the file,
 * the tables and their locks are all tried. Without a delivery, so that nothing could be sent.
 */
export function probeQueries(db: Kysely<LeadTables>): Compilable<unknown>[] {
  const id = newId();
  const row = rowOfLead(
    {
      kind: 'contact',
      fields: leadFields({}),
      submissionId: `probe-${id}`,
      spamReasons: [],
      held: true,
      receivedAt: new Date(),
      network: '',
      origin: {},
      consent: NO_CONSENT,
      canary: true,
    },
    id,
  );
  return [db.insertInto('leads').values(row), db.deleteFrom('leads').where('id', '=', id)];
}
