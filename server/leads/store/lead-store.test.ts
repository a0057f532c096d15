import { expect, it } from 'vitest';
import { LEASE_MS, later, onBothStores } from '../../testing/both-stores.ts';
import { AGENCY_MAIL_ONLY, CONTACT_FIELDS, sampleLead } from '../../testing/sample-lead.ts';
import { leadFields } from './lead.ts';
import { createLeadStore } from './lead-store.ts';
import { createTraffic } from './traffic.ts';

onBothStores(({ newStorage, open, openAll }) => {
  it('a kept lead is read back as it was', async () => {
    const { store } = await openAll();
    const lead = sampleLead({
      fields: leadFields({ name: 'நிலா 🌿', email: 'a@b.co', message: 'x\ny' }),
    });
    const { id } = await store.save(lead);
    expect(await store.find(id)).toMatchObject({
      id,
      name: 'நிலா 🌿',
      message: 'x\ny',
      receivedAt: lead.receivedAt.toISOString(),
      spamReasons: [],
    });
  });

  it('the same submission many times at once is one lead with one mail', async () => {
    const { store, outbox, admin } = await openAll();
    const lead = sampleLead();
    const kept = await Promise.all(Array.from({ length: 8 }, () => store.save(lead)));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
    expect(kept.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await admin.list()).toHaveLength(1);
    expect(await outbox.claim(later(0), 100, LEASE_MS)).toHaveLength(2);
  });

  it.each([
    ['nobody', {}, 0, true],
    ['another sender on another network', { email: 'b@example.com', network: 'far' }, 0, true],
    ['the sender half an hour ago', { network: 'far' }, 30, false],
    ['the sender two hours ago', { network: 'far' }, 120, true],
    ['somebody on the network five minutes ago', { email: 'b@example.com' }, 5, false],
    ['somebody on the network a quarter of an hour ago', { email: 'b@example.com' }, 15, true],
    ['somebody on an unknown network', { email: 'b@example.com', network: '' }, 0, true],
  ])(
    'a lead is kept in one step where %s wrote, as the count says',
    async (_who, other, minutes, alone) => {
      const { database, store, outbox, admin } = await openAll();
      const now = new Date();
      const from = ({ email = 'a@example.com', network = 'near' }, ago: number) =>
        sampleLead({
          fields: leadFields({ ...CONTACT_FIELDS, email }),
          network,
          receivedAt: new Date(now.getTime() - ago * 60_000),
        });
      if (Object.keys(other).length > 0) await store.save(from(other, minutes));
      const before = await admin.list();
      const counted = await createTraffic(database)('a@example.com', 'near', now);
      const lead = from({}, 0);

      const id = await store.saveNewcomer(lead);
      expect(id !== null).toBe(alone);
      expect(counted.fromSender + counted.onNetwork === 0).toBe(alone);
      expect(await admin.list()).toHaveLength(before.length + (alone ? 1 : 0));
      if (id === null) return;
      const { id: leadId, ...kept } = (await store.find(id)) ?? {};
      const { id: otherId, ...again } =
        (await store.find((await store.save(from({}, 0))).id)) ?? {};
      expect({ ...kept, reference: '' }).toEqual({ ...again, reference: '' });
      expect(await outbox.claim(later(1000), 100, LEASE_MS)).toHaveLength(2 * (before.length + 2));
      expect([leadId, await store.saveNewcomer(lead)]).toEqual([id, null]);
      expect(otherId).not.toBe(id);
    },
  );

  it('the same submission id with corrected words is kept as well', async () => {
    const { store, admin } = await openAll();
    const lead = sampleLead();
    await store.save(lead);
    const second = await store.save({ ...lead, fields: { ...lead.fields, phone: '1234567' } });
    expect(second.repeated).toBe(false);
    expect(await admin.list()).toHaveLength(2);
  });

  it('without a submission id the same words on one day are one lead, on the next day another', async () => {
    const { store } = await openAll();
    const at = (day: string) => sampleLead({ submissionId: null, receivedAt: new Date(day) });
    const first = await store.save(at('2026-11-21T10:00:00Z'));
    expect(await store.save(at('2026-11-21T10:00:09Z'))).toEqual({ id: first.id, repeated: true });
    expect(await store.save(at('2026-11-22T10:00:00Z'))).toMatchObject({ repeated: false });
  });

  it('opening a store again changes nothing, from several processes at once either', async () => {
    const storage = await newStorage();
    const databases = await Promise.all([open(storage), open(storage), open(storage)]);
    const [first, second] = databases;
    if (first === undefined || second === undefined) throw new Error('no store');
    const { id } = await createLeadStore(first, AGENCY_MAIL_ONLY).save(sampleLead());
    expect(await createLeadStore(second, AGENCY_MAIL_ONLY).find(id)).toMatchObject({ id });
  });
});
