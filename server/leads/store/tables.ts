import type { Migration } from 'kysely/migration';

/** The tables of a new store; field-columns.ts adds a column for each field of the forms. */
export const createTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('submission_key', 'text', (column) => column.notNull().unique())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('spam_reasons', 'text', (column) => column.notNull())
      .addColumn('visitor_key', 'text', (column) => column.notNull())
      .addColumn('client_network', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('consent', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) =>
        column.notNull().references('leads.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('queued_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('claimed_until', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .execute();
    await db.schema
      .createTable('delivery_attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('delivery_id', 'text', (column) =>
        column.notNull().references('deliveries.id').onDelete('cascade'),
      )
      .addColumn('began_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('service_state')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('erasure_records')
      .addColumn('erasure_key', 'text', (column) => column.primaryKey())
      .addColumn('erased_at', 'text', (column) => column.notNull())
      .execute();
    for (const [table, columns] of [
      ['leads', ['received_at']],
      ['leads', ['visitor_key', 'received_at']],
      ['leads', ['client_network', 'received_at']],
      ['deliveries', ['lead_id']],
      ['deliveries', ['status', 'kind', 'recipient', 'due_at']],
      ['delivery_attempts', ['delivery_id']],
    ] as const) {
      const name = `${table}_${columns.join('_')}`;
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
    }
  },
};
