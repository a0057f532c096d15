import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onBothStores } from '../testing/both-stores.ts';
import { addFieldColumns } from './migrations.ts';

onBothStores(({ open }) => {
  it('a field added to a form gets its column', async () => {
    const { db } = await open();
    await sql`alter table leads drop column website`.execute(db);
    await addFieldColumns(db);
    await addFieldColumns(db);
    expect(await sql`select website from leads`.execute(db)).toMatchObject({ rows: [] });
  });
});
