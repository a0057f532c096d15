import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { LEAD_FIELDS } from '../../../../contract/lead-forms.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openDialect } from '../database.ts';
import { addFieldColumns } from './field-columns.ts';

it('a field added to a form gets its column, and leads from before have it empty', async () => {
  const file = path.join(await temporaryFolder(), 'leads.db');
  const dialect = openDialect({ dialect: 'sqlite', file }, true);
  // biome-ignore lint/suspicious/noExplicitAny: a table as it was before the fields
  const db = new Kysely<any>({ dialect });
  await sql`create table leads (id text, name text not null)`.execute(db);
  await sql`insert into leads values ('1', 'A')`.execute(db);
  await addFieldColumns(db);
  await addFieldColumns(db);
  const row = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
  await db.destroy();
  expect(Object.keys(row).sort()).toEqual(['id', ...LEAD_FIELDS].sort());
  expect(row).toMatchObject({ name: 'A', message: '' });
});
