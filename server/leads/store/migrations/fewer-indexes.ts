import type { Migration } from 'kysely/migration';

/**
 * Each index is written with each lead. People are found by `sender`, not by the address as typed, and
 * what is due by its lane.
 */
export const fewerIndexes: Migration = {
  async up(db) {
    await db.schema.dropIndex('leads_email_received_at').execute();
    await db.schema.dropIndex('deliveries_status_due_at').execute();
  },
};
