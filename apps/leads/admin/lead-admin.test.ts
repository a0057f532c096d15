import { expect, it } from 'vitest';
import { purgeStore } from '../store/retention.ts';
import { later, onBothStores } from '../testing/both-stores.ts';
import { applyErasureRecords } from './erasure.ts';

onBothStores(({ openAll }) => {
  it('resend mails the current MAIL_TO, and retries failed deliveries', async () => {
    const { receive, claimAll, outbox, admin } = await openAll();
    const { id } = await receive();
    const record = async (status: 'failed' | 'sent') => {
      const claimed = await claimAll(later(1));
      for (const claim of claimed) await outbox.record(claim, later(0), { status, response: 'x' });
      return claimed.map(({ kind, attempts }) => [kind, attempts]).sort();
    };
    await record('failed');
    expect(await admin.list({ status: 'failed' })).toHaveLength(1);
    expect(await admin.resend(id, later(0))).toBe(2);
    expect(await record('sent')).toEqual([
      ['agency-mail', 1],
      ['auto-reply', 1],
    ]);
    expect(await admin.list({ status: 'delivered' })).toHaveLength(1);
    expect(await admin.resend(id, later(0))).toBe(1);
    expect(await claimAll(later(1))).toMatchObject([{ kind: 'agency-mail' }]);
  });

  it('a failed automatic reply does not make the lead failed', async () => {
    const { receive, claimAll, outbox, admin } = await openAll();
    await receive();
    for (const claim of await claimAll()) {
      const status = claim.kind === 'auto-reply' ? 'failed' : 'sent';
      await outbox.record(claim, later(0), { status, response: 'x' });
    }
    expect(await admin.list({ status: 'delivered' })).toHaveLength(1);
    expect((await admin.stats(later(-1000))).deliveries).toEqual({ sent: 1 });
  });

  it('erasing a person finds every spelling, and a restored backup does not bring them back', async () => {
    const { database, receive, admin } = await openAll();
    const of = (email: string, receivedAt = later(0)) =>
      receive({ fields: { name: 'Meena', email }, receivedAt });
    const first = await of('Meena.Raghavan@Example.com');
    await of('meenaraghavan+seo@example.com');
    await of('ｍｅｅｎａ.raghavan@example.com');
    await of('somebody@example.com');
    const backup = await database.db.selectFrom('leads').selectAll().execute();
    expect(await admin.person('meena.raghavan@example.com')).toMatchObject([
      { id: first.id, deliveries: [{}, {}] },
      { email: 'meenaraghavan+seo@example.com' },
      {},
    ]);
    expect(await admin.erase({ email: 'meenaraghavan@example.com' }, later(1000))).toBe(3);
    expect(await admin.person('meena.raghavan@example.com')).toEqual([]);
    expect(await database.db.selectFrom('deliveries').select('id').execute()).toHaveLength(2);

    await database.db.deleteFrom('leads').execute();
    await database.db.insertInto('leads').values(backup).execute();
    expect(await applyErasureRecords(database.db)).toBe(3);
    expect((await admin.list()).map(({ email }) => email)).toEqual(['somebody@example.com']);
    const records = await database.db.selectFrom('erasure_records').selectAll().execute();
    expect(JSON.stringify(records)).not.toContain('example.com');
    await of('meenaraghavan@example.com', later(5000));
    expect(await applyErasureRecords(database.db)).toBe(0);
  });

  it('erasing a person without a lead writes a record, so that an older backup does not bring them back', async () => {
    const { database, receive, admin } = await openAll();
    expect(await admin.erase({ email: 'meena@example.com' }, later(1000))).toBe(0);
    await receive();
    expect(await applyErasureRecords(database.db)).toBe(1);
    expect(await admin.list()).toEqual([]);
  });

  it('leads past the retention period are deleted with all their data', async () => {
    const { database, receive, admin } = await openAll();
    const days = (count: number) => later(-count * 86_400_000);
    await receive({ receivedAt: days(31) });
    const { id } = await receive({ receivedAt: days(29), clientNetwork: 'some-network' });
    expect(await purgeStore(database, null, later(0))).toBe(0);
    expect(await purgeStore(database, 30, later(0))).toBe(1);
    const leads = database.db.selectFrom('leads').select(['id', 'client_network']);
    expect(await leads.execute()).toEqual([{ id, client_network: '' }]);
    const rows = await database.db.selectFrom('deliveries').select('lead_id').execute();
    expect(new Set(rows.map(({ lead_id }) => lead_id))).toEqual(new Set([id]));
    expect(await admin.list()).toHaveLength(1);
  });

  it('leads are listed newest first, and can be filtered', async () => {
    const { receive, admin } = await openAll();
    const old = await receive({ receivedAt: new Date('2026-01-01T00:00:00Z') });
    const recent = await receive();
    expect((await admin.list()).map(({ id }) => id)).toEqual([recent.id, old.id]);
    expect((await admin.list({ since: later(-60_000) })).map(({ id }) => id)).toEqual([recent.id]);
    expect(await admin.findIdsByPrefix(old.id.slice(0, 30))).toEqual([old.id]);
    expect(await admin.findIdsByPrefix('%')).toEqual([]);
  });
});
