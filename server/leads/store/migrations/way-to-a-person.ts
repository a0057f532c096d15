import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * One delivery per recipient with the answer to each attempt; where a lead came from and what its
 * visitor agreed to; what the service remembers between two starts; who was erased.
 */
export const wayToAPerson: Migration = {
  async up(db) {
    await addLeadColumns(db);
    await db.schema
      .alterTable('deliveries')
      .addColumn('recipient', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createIndex('deliveries_lane')
      .on('deliveries')
      .columns(['status', 'kind', 'recipient', 'due_at'])
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
      .createIndex('delivery_attempts_delivery_id')
      .on('delivery_attempts')
      .column('delivery_id')
      .execute();
    await db.schema
      .createTable('acknowledged')
      .addColumn('sender', 'text', (column) => column.primaryKey())
      .addColumn('delivery_id', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('acknowledged_at').on('acknowledged').column('at').execute();
    await db.schema
      .createTable('service_state')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('tombstones')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('erased_at', 'text', (column) => column.notNull())
      .execute();
  },
};

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables as they were, not as they are
async function addLeadColumns(db: Kysely<any>): Promise<void> {
  for (const [name, value] of [
    ['sender', ''],
    ['network', ''],
    ['origin', '{}'],
    ['consent', '{}'],
  ] as const) {
    await db.schema
      .alterTable('leads')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute();
  }
  await db.schema
    .alterTable('leads')
    .addColumn('canary', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('leads').addColumn('digest_at', 'text').execute();
  for (const { id, email } of await db.selectFrom('leads').select(['id', 'email']).execute()) {
    const sender = senderOf(email);
    await db.updateTable('leads').set({ sender }).where('id', '=', id).execute();
  }
  await db.schema
    .createIndex('leads_sender_received_at')
    .on('leads')
    .columns(['sender', 'received_at'])
    .execute();
  await db.schema
    .createIndex('leads_network_received_at')
    .on('leads')
    .columns(['network', 'received_at'])
    .execute();
}

// As senderKey was when this was written; a migration does not change with the code around it.
function senderOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.toLowerCase()) ?? [];
  return `${local.split('+', 1)[0]?.replaceAll('.', '')}@${domain}`;
}
