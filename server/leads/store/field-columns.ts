import type { Kysely } from 'kysely';
import { LEAD_FIELDS } from '../../../contract/lead-forms.ts';

/**
 * Gives the table of leads a column for each field of the forms that it has none for: a field added to
 * the contract needs no migration of its own. Leads from before have it empty; a field that the forms
 * no longer have keeps its column and its content.
 */
// biome-ignore lint/suspicious/noExplicitAny: works on any set of tables
export async function addFieldColumns(db: Kysely<any>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'leads')?.columns ?? [];
  for (const field of LEAD_FIELDS) {
    if (columns.some(({ name }) => name === field)) continue;
    await db.schema
      .alterTable('leads')
      .addColumn(field, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
