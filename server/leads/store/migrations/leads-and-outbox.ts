import type { Migration } from 'kysely/migration';

/** The first tables: leads, and what is still to be sent for each. */
export const leadsAndOutbox: Migration = {
  async up(db) {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('submission_key', 'text', (column) => column.notNull().unique())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('industry', 'text', (column) => column.notNull())
      .addColumn('services', 'text', (column) => column.notNull())
      .addColumn('website', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('spam_reasons', 'text', (column) => column.notNull())
      .addColumn('released_at', 'text')
      .execute();
    await db.schema.createIndex('leads_received_at').on('leads').column('received_at').execute();
    await db.schema
      .createIndex('leads_email_received_at')
      .on('leads')
      .columns(['email', 'received_at'])
      .execute();
    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) =>
        column.notNull().references('leads.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('queued_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .execute();
    await db.schema.createIndex('deliveries_lead_id').on('deliveries').column('lead_id').execute();
    await db.schema
      .createIndex('deliveries_status_due_at')
      .on('deliveries')
      .columns(['status', 'due_at'])
      .execute();
  },
};
