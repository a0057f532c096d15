import { expect, it } from 'vitest';
import { LEASE_MS, later, onBothStores, settled } from '../../testing/both-stores.ts';
import { sampleLead } from '../../testing/sample-lead.ts';
import { createOutbox } from './outbox.ts';

onBothStores(({ openAll }) => {
  it('no delivery is claimed by two workers', async () => {
    const { database, store } = await openAll();
    for (let count = 0; count < 10; count += 1) await store.save(sampleLead());
    const workers = Array.from({ length: 5 }, (_, number) => createOutbox(database, `w${number}`));
    const claims = await Promise.all(
      workers.flatMap((worker) => [
        worker.claim(later(0), 3, LEASE_MS),
        worker.claim(later(0), 3, LEASE_MS),
      ]),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  it('a claim that nobody finished is given out again after its lease, and not before', async () => {
    const { database, store, outbox } = await openAll();
    await store.save(sampleLead());
    await outbox.claim(later(0), 10, LEASE_MS);
    const other = createOutbox(database, 'worker-2');
    expect(await other.claim(later(LEASE_MS - 1000), 10, LEASE_MS)).toHaveLength(0);
    const again = await other.claim(later(LEASE_MS + 1000), 10, LEASE_MS);
    expect(again.map(({ attempts }) => attempts)).toEqual([2, 2]);
  });

  it('a worker that lost its claim cannot change the delivery any more', async () => {
    const { database, store, outbox } = await openAll();
    await store.save(sampleLead());
    const [claim] = await outbox.claim(later(0), 1, LEASE_MS);
    await createOutbox(database, 'worker-2').claim(later(LEASE_MS + 1000), 10, LEASE_MS);
    await outbox.settle([settled(claim, { kind: 'dead', answer: 'too late' })]);
    const rows = await database.db.selectFrom('deliveries').select('status').execute();
    expect(rows.map(({ status }) => status)).toEqual(['due', 'due']);
  });

  it('the claims of a worker that is gone are freed at once', async () => {
    const { database, store, outbox } = await openAll();
    await store.save(sampleLead());
    await outbox.claim(later(0), 10, LEASE_MS);
    const other = createOutbox(database, 'worker-2');
    expect(await other.releaseLeasesOf((owner) => owner === 'worker-1')).toBe(2);
    expect(await other.claim(later(0), 10, LEASE_MS)).toHaveLength(2);
  });

  it('what was given back counts no attempt', async () => {
    const { store, outbox } = await openAll();
    await store.save(sampleLead());
    const claimed = await outbox.claim(later(0), 10, LEASE_MS);
    await outbox.releaseClaims(claimed.map(({ id }) => id));
    const again = await outbox.claim(later(0), 10, LEASE_MS);
    expect(again.map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  it('a postponed delivery waits, a sent or dead one is not claimed', async () => {
    const { store, outbox, admin } = await openAll();
    const { id } = await store.save(sampleLead());
    const [one, two] = await outbox.claim(later(0), 10, LEASE_MS);
    await outbox.settle([
      settled(one, { kind: 'sent', answer: '250 taken' }),
      settled(two, { kind: 'failed', answer: 'no answer', dueAt: later(50_000) }),
    ]);
    expect(await outbox.claim(later(40_000), 10, LEASE_MS)).toHaveLength(0);
    expect(await admin.list({ status: 'waiting' })).toHaveLength(1);
    const [retried] = await outbox.claim(later(60_000), 10, LEASE_MS);
    expect(retried?.id).toBe(two?.id);
    await outbox.settle([settled(two, { kind: 'dead', answer: 'gave up' })]);
    expect(await admin.list({ status: 'dead' })).toMatchObject([{ id, status: 'dead' }]);
    expect(await admin.list({ status: 'waiting' })).toEqual([]);
  });
});
