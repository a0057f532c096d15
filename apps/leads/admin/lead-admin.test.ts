import { expect, it } from 'vitest';
import { purgeStore } from '../store/retention.ts';
import { later, onBothStores } from '../testing/both-stores.ts';
import { SPAM } from '../testing/sample-lead.ts';
import { applyErasureRecords } from './erasure.ts';
import { createLeadAdmin } from './lead-admin.ts';

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
    expect(await admin.resend(id, later(0))).toEqual({ queued: 2, busy: 0 });
    expect(await record('sent')).toEqual([
      ['agency-mail', 1],
      ['auto-reply', 1],
    ]);
    expect(await admin.list({ status: 'delivered' })).toHaveLength(1);
    expect(await admin.resend(id, later(0))).toEqual({ queued: 1, busy: 0 });
    expect(await claimAll(later(1))).toMatchObject([{ kind: 'agency-mail' }]);
  });

  it('waiting mail goes to a corrected MAIL_TO, once to each address, and none is lost on the way', async () => {
    const { database, receive, outbox, admin } = await openAll();
    const { id } = await receive();
    const suspected = await receive(SPAM);
    const corrected = createLeadAdmin(database, ['correct@agency.example']);
    const mailsOf = async (leadId: string) =>
      (await admin.deliveries(leadId))
        .filter(({ kind }) => kind !== 'auto-reply')
        .map(({ kind, recipient }) => `${kind} ${recipient}`);
    await expect(createLeadAdmin(database).resend(id, later(0))).rejects.toThrow('MAIL_TO');
    expect(await mailsOf(id)).toEqual(['agency-mail hello@agency.example']);
    for (const lead of [id, suspected.id]) {
      const result = await corrected.resend(lead, later(0), { again: false });
      expect(result).toEqual({ queued: 1, busy: 0 });
    }
    expect(await mailsOf(id)).toEqual(['agency-mail correct@agency.example']);
    expect(await mailsOf(suspected.id)).toEqual(['spam-summary correct@agency.example']);

    // A mail that is being sent is not changed, or it would arrive twice.
    const queue = { kind: 'agency-mail', recipient: 'correct@agency.example' } as const;
    const [claimed] = await outbox.claim(queue, 5, later(1));
    for (const again of [true, false]) {
      const result = await corrected.resend(id, later(2), { again });
      expect(result).toEqual({ queued: 0, busy: 1 });
    }
    if (claimed === undefined) throw new Error('nothing was claimed');
    await outbox.record(claimed, later(3), { status: 'sent', response: '250' });
    expect(await corrected.resend(id, later(4), { again: false })).toEqual({ queued: 0, busy: 0 });
    expect(await admin.list({ status: 'delivered' })).toHaveLength(1);
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
    const first = await of('Meena.Raghavan@Gmail.com');
    await of('meenaraghavan+seo@gmail.com');
    await of('ｍｅｅｎａ.raghavan@googlemail.com');
    await of('somebody@example.com');
    const backup = await database.db.selectFrom('leads').selectAll().execute();
    expect(await admin.person('meena.raghavan@gmail.com')).toMatchObject([
      { id: first.id, deliveries: [{}, {}] },
      { email: 'meenaraghavan+seo@gmail.com' },
      {},
    ]);
    expect(await admin.erase({ email: 'meenaraghavan@gmail.com' }, later(1000))).toBe(3);
    expect(await admin.person('meena.raghavan@gmail.com')).toEqual([]);
    expect(await database.db.selectFrom('deliveries').select('id').execute()).toHaveLength(2);

    await database.db.deleteFrom('leads').execute();
    await database.db.insertInto('leads').values(backup).execute();
    expect(await applyErasureRecords(database.db)).toBe(3);
    expect((await admin.list()).map(({ email }) => email)).toEqual(['somebody@example.com']);
    const records = await database.db.selectFrom('erasure_records').selectAll().execute();
    expect(JSON.stringify(records)).not.toMatch(/example|gmail/);
    await of('meenaraghavan@gmail.com', later(5000));
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
    await receive({ receivedAt: days(366) });
    await database.db.updateTable('deliveries').set({ status: 'sent' }).execute();
    const { id } = await receive({ receivedAt: days(364), clientNetwork: 'some-network' });
    expect(await purgeStore(database, null, later(0))).toBe(0);
    expect(await purgeStore(database, 12, later(0))).toBe(1);
    const leads = database.db.selectFrom('leads').select(['id', 'client_network']);
    expect(await leads.execute()).toEqual([{ id, client_network: '' }]);
    const rows = await database.db.selectFrom('deliveries').select('lead_id').execute();
    expect(new Set(rows.map(({ lead_id }) => lead_id))).toEqual(new Set([id]));
    expect(await admin.list()).toHaveLength(1);
  });

  it('a clock that is years ahead deletes no lead, and a lead is deleted to the second', async () => {
    const { database, receive } = await openAll();
    const receivedAt = later(0);
    await receive({ receivedAt });
    await database.db.updateTable('deliveries').set({ status: 'sent' }).execute();
    const purge = (days: number, ms = 0) =>
      purgeStore(database, 12, new Date(receivedAt.getTime() + days * 86_400_000 + ms));
    expect(await purge(0)).toBe(0);
    expect(await purge(5 * 365)).toBe(0);
    // The clock is right again, and the days go by.
    expect(await purge(1)).toBe(0);
    for (let day = 2; day < 365; day += 7) await purge(day);
    expect(await purge(365)).toBe(0);
    expect(await purge(365, 1)).toBe(1);
  });

  it('a lead whose mail waits or failed is kept past the retention period', async () => {
    const { database, receive, claimAll, outbox } = await openAll();
    await receive({ receivedAt: later(-31 * 86_400_000) });
    const [first, ...more] = (await claimAll()).filter(({ kind }) => kind === 'agency-mail');
    if (first === undefined || more.length > 0) throw new Error('one mail is expected');
    const purge = () => purgeStore(database, 1, later(0));
    expect(await purge()).toBe(0);
    await outbox.record(first, later(0), { status: 'failed', response: '550' });
    expect(await purge()).toBe(0);
    await database.db.updateTable('deliveries').set({ status: 'sent' }).execute();
    expect(await purge()).toBe(1);
  });

  it('a failed lead is acknowledged, and can be sent again', async () => {
    const { receive, claimAll, outbox, admin } = await openAll();
    const { id } = await receive();
    expect(await admin.acknowledge(id)).toBe(0);
    for (const claim of await claimAll()) {
      await outbox.record(claim, later(0), { status: 'failed', response: '550 no' });
    }
    expect(await admin.acknowledge(id)).toBe(1);
    expect(await admin.list()).toMatchObject([{ id, status: 'acknowledged' }]);
    expect(await admin.list({ status: 'failed' })).toEqual([]);
    expect((await admin.resend(id, later(0))).queued).toBe(2);
    expect(await admin.list({ status: 'waiting' })).toHaveLength(1);
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
