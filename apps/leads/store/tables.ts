import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// The same on SQLite and Postgres.
const STATEMENTS = [
  `create table leads (id text primary key, kind text not null, submission_key text not null unique,
    received_at text not null, spam_reasons text not null, visitor_key text not null,
    client_network text not null, attribution text not null, consent text not null)`,
  'create index leads_received_at on leads (received_at)',
  'create index leads_visitor_key_received_at on leads (visitor_key, received_at)',
  'create index leads_client_network_received_at on leads (client_network, received_at)',
  `create table deliveries (id text primary key,
    lead_id text not null references leads (id) on delete cascade, kind text not null,
    recipient text not null, status text not null, attempts integer not null, queued_at text not null,
    due_at text not null, claimed_until text, sent_at text, last_error text)`,
  'create index deliveries_lead_id on deliveries (lead_id)',
  'create index deliveries_queue on deliveries (status, kind, recipient, due_at)',
  `create table delivery_attempts (id text primary key,
    delivery_id text not null references deliveries (id) on delete cascade, began_at text not null,
    ended_at text not null, outcome text not null, response text not null)`,
  'create index delivery_attempts_delivery_id on delivery_attempts (delivery_id)',
  'create table service_state (key text primary key, value text not null, changed_at text not null)',
  'create table erasure_records (erasure_key text primary key, erased_at text not null)',
];

/** The tables of a new store; migrations.ts adds a column for each field of the forms. */
export const createTables: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
