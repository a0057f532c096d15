import { expect, it } from 'vitest';
import { LEASE_MS, later, onBothStores, settled } from '../../testing/both-stores.ts';
import { sampleLead } from '../../testing/sample-lead.ts';
import { tidyStore } from '../store/housekeeping.ts';
import { leadFields } from '../store/lead.ts';
import { createLeadStore } from '../store/lead-store.ts';
import { createTraffic } from '../store/traffic.ts';
import { applyTombstones } from './tombstones.ts';

onBothStores(({ openAll }) => {
  it('suspected spam is kept with its reasons, not due, and due once released', async () => {
    const { store, outbox, admin } = await openAll();
    const { id } = await store.save(
      sampleLead({ spamReasons: ['honeypot: the hidden field was filled'] }),
    );
    expect(await outbox.claim(later(0), 10, LEASE_MS)).toHaveLength(0);
    expect(await admin.list({ status: 'spam' })).toMatchObject([
      { id, spamReasons: ['honeypot: the hidden field was filled'], releasedAt: null },
    ]);
    expect(await admin.release(id, later(0))).toBe(2);
    expect(await admin.release(id, later(0))).toBe(0);
    expect(await outbox.claim(later(1), 10, LEASE_MS)).toHaveLength(2);
    expect((await store.find(id))?.releasedAt).not.toBeNull();
  });

  it('resend revives what is dead, and otherwise mails the agency once more', async () => {
    const { store, outbox, admin } = await openAll();
    const { id } = await store.save(sampleLead());
    const claimed = await outbox.claim(later(0), 10, LEASE_MS);
    await outbox.settle(claimed.map((claim) => settled(claim, { kind: 'dead', answer: '550' })));
    expect(await admin.resend(id, later(0))).toBe(2);
    const revived = await outbox.claim(later(1), 10, LEASE_MS);
    await outbox.settle(revived.map((claim) => settled(claim, { kind: 'sent', answer: '250' })));
    expect(await admin.list({ status: 'delivered' })).toHaveLength(1);
    expect(await admin.resend(id, later(0))).toBe(1);
    const [extra] = await outbox.claim(later(1), 10, LEASE_MS);
    expect(extra?.kind).toBe('agency-mail');
    expect(claimed.map((claim) => claim.id)).not.toContain(extra?.id);
  });

  it('erasing by address removes the leads and their deliveries, whatever the case of the letters', async () => {
    const { database, store, admin } = await openAll();
    await store.save(sampleLead());
    const other = await store.save(
      sampleLead({ fields: leadFields({ name: 'B', email: 'other@example.com' }) }),
    );
    expect(await admin.erase({ email: 'MEENA@example.com' })).toBe(1);
    expect((await admin.list()).map(({ id }) => id)).toEqual([other.id]);
    expect(await database.db.selectFrom('deliveries').select('id').execute()).toHaveLength(2);
    expect(await admin.erase({ id: other.id })).toBe(1);
    expect(await admin.stats(later(-1000))).toMatchObject({
      leads: { contact: 0, seo: 0 },
      deliveries: {},
    });
  });

  it('erasing a person finds every spelling, and a backup that is restored brings nobody back', async () => {
    const { database, store, admin } = await openAll();
    const of = (email: string) => sampleLead({ fields: leadFields({ name: 'Meena', email }) });
    const first = await store.save(of('Meena.Raghavan@Example.com'));
    await store.save(of('meenaraghavan+seo@example.com'));
    await store.save(of('somebody@example.com'));
    const backup = await database.db.selectFrom('leads').selectAll().execute();
    expect(await admin.person('meena.raghavan@example.com')).toMatchObject([
      { id: first.id, email: 'Meena.Raghavan@Example.com', deliveries: [{}, {}] },
      { email: 'meenaraghavan+seo@example.com' },
    ]);
    expect(await admin.erase({ email: 'meenaraghavan@example.com' }, later(1000))).toBe(2);
    expect(await admin.person('meena.raghavan@example.com')).toEqual([]);

    await database.db.deleteFrom('leads').execute();
    await database.db.insertInto('leads').values(backup).execute();
    expect(await applyTombstones(database.db)).toBe(2);
    expect((await admin.list()).map(({ email }) => email)).toEqual(['somebody@example.com']);
    const stones = JSON.stringify(await database.db.selectFrom('tombstones').selectAll().execute());
    expect(stones).not.toContain('example.com');
    await store.save(sampleLead({ ...of('meenaraghavan@example.com'), receivedAt: later(5000) }));
    expect(await applyTombstones(database.db)).toBe(0);
  });

  it('leads past the retention period are deleted with all that belongs to them', async () => {
    const { database, store, admin } = await openAll();
    const days = (count: number) => later(-count * 86_400_000);
    await store.save(sampleLead({ receivedAt: days(31) }));
    const kept = await store.save(sampleLead({ receivedAt: days(29), network: 'some-network' }));
    expect(await tidyStore(database, null, later(0))).toBe(0);
    expect(await tidyStore(database, 30, later(0))).toBe(1);
    expect((await admin.list()).map(({ id }) => id)).toEqual([kept.id]);
    const rows = await database.db.selectFrom('deliveries').select('lead_id').execute();
    expect(new Set(rows.map(({ lead_id }) => lead_id))).toEqual(new Set([kept.id]));
    const { network } = await database.db
      .selectFrom('leads')
      .select('network')
      .executeTakeFirstOrThrow();
    expect(network).toBe('');
  });

  it('replaying the webhook calls again under the same ids', async () => {
    const { database, admin, outbox } = await openAll();
    const plan = { lead: [{ kind: 'webhook', recipient: '' }], canary: [] } as const;
    await createLeadStore(database, plan).save(sampleLead());
    const [call] = await outbox.claim(later(0), 10, LEASE_MS);
    await outbox.settle([settled(call, { kind: 'sent', answer: 'status 200' })]);
    expect(await admin.replayWebhook(later(-60_000), later(0))).toBe(1);
    const [again] = await outbox.claim(later(1), 10, LEASE_MS);
    expect(again?.id).toBe(call?.id);
  });

  it('newest leads come first, and filters narrow them', async () => {
    const { database, store, admin } = await openAll();
    const old = await store.save(sampleLead({ receivedAt: new Date('2026-01-01T00:00:00Z') }));
    const recent = await store.save(sampleLead());
    expect((await admin.list()).map(({ id }) => id)).toEqual([recent.id, old.id]);
    expect((await admin.list({ since: later(-60_000) })).map(({ id }) => id)).toEqual([recent.id]);
    expect(await admin.list({ limit: 1 })).toHaveLength(1);
    expect(await admin.findIdsByPrefix(old.id.slice(0, 30))).toEqual([old.id]);
    expect(await admin.findIdsByPrefix('%')).toEqual([]);
    expect(await createTraffic(database)('meena@example.com', '', later(0))).toEqual({
      fromSender: 1,
      onNetwork: 0,
      fromSenderOnNetwork: 0,
      sendersOnNetwork: 0,
      firstOnNetwork: null,
    });
  });
});
