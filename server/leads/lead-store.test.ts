import { expect, it } from 'vitest';
import { LEASE_MS, later, onBothStores } from '../testing/both-stores.ts';
import { AGENCY_MAIL_ONLY, sampleLead } from '../testing/sample-lead.ts';
import { leadFields } from './lead.ts';
import { createLeadStore } from './lead-store.ts';

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
