import { expect, it } from 'vitest';
import { later, onBothStores } from '../testing/both-stores.ts';
import { SPAM } from '../testing/sample-lead.ts';
import { createOutbox } from './outbox.ts';

const CLAIM_MS = 180_000;
const MAIL = { kind: 'agency-mail', recipient: 'hello@agency.example' } as const;

onBothStores(({ openAll }) => {
  it('no delivery is claimed by two workers', async () => {
    const { database, receive } = await openAll();
    for (let count = 0; count < 10; count += 1) await receive();
    const workers = Array.from({ length: 5 }, () => createOutbox(database));
    const claims = await Promise.all(
      workers.flatMap((worker) => [
        worker.claim(MAIL, 3, later(0)),
        worker.claim(MAIL, 3, later(0)),
      ]),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(10);
  });

  it('an unfinished claim can be claimed again after it expires, and not before', async () => {
    const { receive, outbox } = await openAll();
    await receive();
    const now = later(0);
    const ahead = (ms: number) => new Date(now.getTime() + ms);
    expect(await outbox.claim(MAIL, 5, now)).toHaveLength(1);
    expect(await outbox.claim(MAIL, 5, ahead(CLAIM_MS - 1000))).toHaveLength(0);
    const [again] = await outbox.claim(MAIL, 5, ahead(CLAIM_MS + 1000));
    expect(again?.attempts).toBe(2);
  });

  it('a worker with an expired claim cannot change the delivery', async () => {
    const { receive, outbox, admin } = await openAll();
    const { id } = await receive();
    const [first] = await outbox.claim(MAIL, 5, later(0));
    await outbox.claim(MAIL, 5, later(CLAIM_MS + 1000));
    if (first === undefined) throw new Error('nothing was claimed');
    await outbox.record(first, later(0), { status: 'failed', response: 'too late' });
    expect((await admin.deliveries(id)).map(({ status }) => status)).toEqual(['due', 'due']);
    expect(await admin.attempts(id)).toEqual([]);
  });

  it('a restart sends all waiting deliveries at once', async () => {
    const { database, receive, outbox } = await openAll();
    await receive();
    const [claimed] = await outbox.claim(MAIL, 5, later(0));
    if (claimed === undefined) throw new Error('nothing was claimed');
    const dueAt = later(3 * 3_600_000);
    await outbox.record(claimed, later(0), { status: 'due', response: 'no answer', dueAt });
    expect(await outbox.claim(MAIL, 5, later(60_000))).toHaveLength(0);
    await outbox.makeAllDue(later(0));
    expect(await outbox.claim(MAIL, 5, later(10))).toHaveLength(1);
    // The claims of an ended process are released at once on SQLite, where it is known to have ended.
    await outbox.makeAllDue(later(0));
    const again = await outbox.claim(MAIL, 5, later(20));
    expect(again).toHaveLength(database.dialect === 'sqlite' ? 1 : 0);
  });

  it('a clock that was set ahead postpones no mail by days', async () => {
    const { database, receive, outbox } = await openAll();
    await receive();
    const ahead = 5 * 24 * 3_600_000;
    const [claimed] = await outbox.claim(MAIL, 5, later(ahead));
    if (claimed === undefined) throw new Error('nothing was claimed');
    // The process was killed while the clock was wrong.
    expect(await outbox.claim(MAIL, 5, later(0))).toHaveLength(1);
    const dueAt = later(ahead);
    const row = database.db.updateTable('deliveries').set({ claimed_until: null });
    await row.set({ due_at: dueAt.toISOString() }).execute();
    expect(await outbox.dueQueues(later(0))).toContainEqual(MAIL);
    expect(await outbox.claim(MAIL, 5, later(0))).toHaveLength(1);
    // A pause of up to four hours is usual.
    await row.set({ due_at: later(3 * 3_600_000).toISOString() }).execute();
    expect(await outbox.dueQueues(later(0))).toEqual([]);
  });

  it('a summary is no larger than mail servers accept, and the rest comes in the next one', async () => {
    const { receive, outbox } = await openAll();
    const summary = { ...MAIL, kind: 'spam-summary' } as const;
    for (let count = 0; count < 3; count += 1)
      await receive({ ...SPAM, fields: { message: 'அ'.repeat(200_000) } });
    const first = await outbox.claim(summary, 5, later(0));
    expect(first).toHaveLength(2);
    for (const delivery of first) {
      await outbox.record(delivery, later(0), { status: 'sent', response: '250' });
    }
    expect(await outbox.claim(summary, 5, later(61 * 60_000))).toHaveLength(1);
  });

  it('a summary contains all suspected leads, at most once an hour', async () => {
    const { receive, outbox } = await openAll();
    const summary = { ...MAIL, kind: 'spam-summary' } as const;
    for (let count = 0; count < 7; count += 1) await receive(SPAM);
    const first = await outbox.claim(summary, 5, later(0));
    expect(first).toHaveLength(7);
    await receive(SPAM);
    expect(await outbox.claim(summary, 5, later(1000))).toHaveLength(0);
    for (const delivery of first) {
      await outbox.record(delivery, later(0), { status: 'sent', response: '250' });
    }
    expect(await outbox.claim(summary, 5, later(59 * 60_000))).toHaveLength(0);
    expect(await outbox.claim(summary, 5, later(61 * 60_000))).toHaveLength(1);
  });
});
