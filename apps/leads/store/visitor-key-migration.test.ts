import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { applyErasureRecords } from '../admin/erasure.ts';
import { createLeadAdmin } from '../admin/lead-admin.ts';
import { onBothStores } from '../testing/both-stores.ts';
import { createSampleIntake, RECIPIENTS } from '../testing/sample-lead.ts';
import type { LeadDatabase } from './database.ts';
import { readSecret } from './visitor-key.ts';

/** The key of versions that ignored dots for every domain. */
async function earlierKey(database: LeadDatabase, mailbox: string): Promise<string> {
  const digest = createHash('sha256').update(mailbox).digest('hex');
  return createHmac('sha256', await readSecret(database))
    .update(`visitor ${digest}`)
    .digest('base64url');
}

onBothStores(({ newStorage, open }) => {
  it('leads of a version that ignored dots are found by the person, and its erasures still hold', async () => {
    const storage = await newStorage();
    const before = await open(storage);
    const receive = await createSampleIntake(before);
    const of = async (email: string, mailbox: string) => {
      const { id } = await receive({ fields: { email }, receivedAt: new Date('2026-11-01') });
      const visitor_key = await earlierKey(before, mailbox);
      await before.db.updateTable('leads').set({ visitor_key }).where('id', '=', id).execute();
    };
    await of('first.last@company.in', 'firstlast@company.in');
    await of('firstlast@company.in', 'firstlast@company.in');
    await of('er.ased@company.in', 'erased@company.in');
    await sql`alter table leads drop column earlier_visitor_key`.execute(before.db);
    await sql`delete from kysely_migration where name = '2026-12-separate-visitors'`.execute(
      before.db,
    );

    const database = await open(storage);
    const admin = createLeadAdmin(database, RECIPIENTS);
    expect(await admin.person('First.Last@company.in')).toMatchObject([
      { email: 'first.last@company.in' },
    ]);
    const erasure_key = `visitor ${await earlierKey(database, 'erased@company.in')}`;
    const record = { erasure_key, erased_at: '2026-11-20T10:00:00.000Z' };
    expect(await applyErasureRecords(database.db, [record])).toBe(1);
    // The key of today of one person is not the old key of another.
    expect(await admin.erase({ email: 'firstlast@company.in' })).toBe(1);
    expect(await applyErasureRecords(database.db)).toBe(0);
    expect(await admin.list()).toMatchObject([{ email: 'first.last@company.in' }]);
  });

  it('a lead that a replica of that version stores after the migration is found and erased', async () => {
    const database = await open(await newStorage());
    const receive = await createSampleIntake(database);
    const { id } = await receive({ fields: { email: 'first.last@company.in' } });
    await receive({ fields: { email: 'firstlast@company.in' } });
    const visitor_key = await earlierKey(database, 'firstlast@company.in');
    await database.db.updateTable('leads').set({ visitor_key }).where('id', '=', id).execute();
    const admin = createLeadAdmin(database, RECIPIENTS);
    expect(await admin.person('First.Last@company.in')).toMatchObject([{ id }]);
    await database.db.updateTable('leads').set({ visitor_key }).where('id', '=', id).execute();
    expect(await admin.erase({ email: 'first.last@company.in' })).toBe(1);
    expect(await admin.list()).toMatchObject([{ email: 'firstlast@company.in' }]);
  });
});
