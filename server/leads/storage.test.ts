import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Storage } from '../config.ts';
import { NO_POSTGRES, startTestPostgres, type TestPostgres } from '../testing/postgres-server.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type LeadDatabase, openLeadDatabase } from './database.ts';
import { leadFields } from './lead.ts';
import { createLeadDesk } from './lead-desk.ts';
import { createLeadStore } from './lead-store.ts';
import { createOutbox } from './outbox.ts';

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  if (NO_POSTGRES === null) postgres = await startTestPostgres();
}, 40_000);
afterAll(() => postgres?.stop());

const LEASE_MS = 60_000;
const later = (ms: number) => new Date(Date.now() + ms);

describe('SQLite', () =>
  promises(async () => ({
    dialect: 'sqlite',
    file: path.join(await temporaryFolder(), 'leads.db'),
  })));
describe.skipIf(NO_POSTGRES !== null)(
  `Postgres${NO_POSTGRES === null ? '' : ` (${NO_POSTGRES})`}`,
  () =>
    promises(async () => ({ dialect: 'postgres', url: (await postgres?.emptyDatabase()) ?? '' })),
);

function promises(newStorage: () => Promise<Storage>): void {
  async function open(storage?: Storage): Promise<LeadDatabase> {
    const database = await openLeadDatabase(storage ?? (await newStorage()));
    onTestFinished(() => database.close());
    return database;
  }
  async function openAll() {
    const database = await open();
    return {
      database,
      store: createLeadStore(database, ['agency-mail', 'acknowledgement']),
      outbox: createOutbox(database, 'worker-1'),
      desk: createLeadDesk(database),
    };
  }

  it('a kept lead is read back as it was', async () => {
    const { store } = await openAll();
    const lead = sampleLead({
      fields: leadFields({ name: 'நிலா 🌿', email: 'a@b.co', message: 'x\ny' }),
    });
    const { id } = await store.keep(lead);
    expect(await store.find(id)).toMatchObject({
      id,
      name: 'நிலா 🌿',
      message: 'x\ny',
      receivedAt: lead.receivedAt.toISOString(),
      spamReasons: [],
    });
  });

  it('the same submission many times at once is one lead with one mail', async () => {
    const { store, outbox, desk } = await openAll();
    const lead = sampleLead();
    const kept = await Promise.all(Array.from({ length: 8 }, () => store.keep(lead)));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
    expect(kept.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await desk.list()).toHaveLength(1);
    expect(await outbox.claim(later(0), 100, LEASE_MS)).toHaveLength(2);
  });

  it('the same submission id with corrected words is kept as well', async () => {
    const { store, desk } = await openAll();
    const lead = sampleLead();
    await store.keep(lead);
    const second = await store.keep({ ...lead, fields: { ...lead.fields, phone: '1234567' } });
    expect(second.repeated).toBe(false);
    expect(await desk.list()).toHaveLength(2);
  });

  it('without a submission id the same words on one day are one lead, on the next day another', async () => {
    const { store } = await openAll();
    const at = (day: string) => sampleLead({ submissionId: null, receivedAt: new Date(day) });
    const first = await store.keep(at('2026-11-21T10:00:00Z'));
    expect(await store.keep(at('2026-11-21T10:00:09Z'))).toEqual({ id: first.id, repeated: true });
    expect(await store.keep(at('2026-11-22T10:00:00Z'))).toMatchObject({ repeated: false });
  });

  it('no delivery is claimed by two workers', async () => {
    const { database, store } = await openAll();
    for (let count = 0; count < 10; count += 1) await store.keep(sampleLead());
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
    await store.keep(sampleLead());
    await outbox.claim(later(0), 10, LEASE_MS);
    const other = createOutbox(database, 'worker-2');
    expect(await other.claim(later(LEASE_MS - 1000), 10, LEASE_MS)).toHaveLength(0);
    const again = await other.claim(later(LEASE_MS + 1000), 10, LEASE_MS);
    expect(again.map(({ attempts }) => attempts)).toEqual([2, 2]);
  });

  it('a worker that lost its claim cannot change the delivery any more', async () => {
    const { database, store, outbox } = await openAll();
    await store.keep(sampleLead());
    const [claim] = await outbox.claim(later(0), 1, LEASE_MS);
    await createOutbox(database, 'worker-2').claim(later(LEASE_MS + 1000), 10, LEASE_MS);
    await outbox.bury(claim?.id ?? '', 'too late');
    const rows = await database.db.selectFrom('deliveries').select('status').execute();
    expect(rows.map(({ status }) => status)).toEqual(['due', 'due']);
  });

  it('the claims of a worker that is gone are freed at once', async () => {
    const { database, store, outbox } = await openAll();
    await store.keep(sampleLead());
    await outbox.claim(later(0), 10, LEASE_MS);
    const other = createOutbox(database, 'worker-2');
    expect(await other.freeClaimsOf((owner) => owner === 'worker-1')).toBe(2);
    expect(await other.claim(later(0), 10, LEASE_MS)).toHaveLength(2);
  });

  it('what was given back counts no attempt', async () => {
    const { store, outbox } = await openAll();
    await store.keep(sampleLead());
    const claimed = await outbox.claim(later(0), 10, LEASE_MS);
    await outbox.giveBack(claimed.map(({ id }) => id));
    const again = await outbox.claim(later(0), 10, LEASE_MS);
    expect(again.map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  it('a postponed delivery waits, a sent or dead one is not claimed', async () => {
    const { store, outbox, desk } = await openAll();
    const { id } = await store.keep(sampleLead());
    const [one, two] = await outbox.claim(later(0), 10, LEASE_MS);
    await outbox.markSent(one?.id ?? '', later(0));
    await outbox.postpone(two?.id ?? '', later(50_000), 'no answer');
    expect(await outbox.claim(later(40_000), 10, LEASE_MS)).toHaveLength(0);
    expect(await desk.list({ status: 'waiting' })).toHaveLength(1);
    const [retried] = await outbox.claim(later(60_000), 10, LEASE_MS);
    expect(retried?.id).toBe(two?.id);
    await outbox.bury(two?.id ?? '', 'gave up');
    expect(await desk.list({ status: 'dead' })).toMatchObject([{ id, status: 'dead' }]);
    expect(await desk.list({ status: 'waiting' })).toEqual([]);
  });

  it('suspected spam is kept with its reasons, not due, and due once released', async () => {
    const { store, outbox, desk } = await openAll();
    const { id } = await store.keep(
      sampleLead({ spamReasons: ['honeypot: the hidden field was filled'] }),
    );
    expect(await outbox.claim(later(0), 10, LEASE_MS)).toHaveLength(0);
    expect(await desk.list({ status: 'spam' })).toMatchObject([
      { id, spamReasons: ['honeypot: the hidden field was filled'], releasedAt: null },
    ]);
    expect(await desk.release(id, later(0))).toBe(2);
    expect(await desk.release(id, later(0))).toBe(0);
    expect(await outbox.claim(later(1), 10, LEASE_MS)).toHaveLength(2);
    expect((await store.find(id))?.releasedAt).not.toBeNull();
  });

  it('resend revives what is dead, and otherwise mails the agency once more', async () => {
    const { store, outbox, desk } = await openAll();
    const { id } = await store.keep(sampleLead());
    const claimed = await outbox.claim(later(0), 10, LEASE_MS);
    for (const claim of claimed) await outbox.bury(claim.id, 'gave up');
    expect(await desk.resend(id, later(0))).toBe(2);
    for (const claim of await outbox.claim(later(1), 10, LEASE_MS))
      await outbox.markSent(claim.id, later(1));
    expect(await desk.list({ status: 'delivered' })).toHaveLength(1);
    expect(await desk.resend(id, later(0))).toBe(1);
    const [extra] = await outbox.claim(later(1), 10, LEASE_MS);
    expect(extra?.kind).toBe('agency-mail');
    expect(claimed.map((claim) => claim.id)).not.toContain(extra?.id);
  });

  it('erasing by address removes the leads and their deliveries, whatever the case of the letters', async () => {
    const { database, store, desk } = await openAll();
    await store.keep(sampleLead());
    const other = await store.keep(
      sampleLead({ fields: leadFields({ name: 'B', email: 'other@example.com' }) }),
    );
    expect(await desk.erase({ email: 'MEENA@example.com' })).toBe(1);
    expect((await desk.list()).map(({ id }) => id)).toEqual([other.id]);
    expect(await database.db.selectFrom('deliveries').select('id').execute()).toHaveLength(2);
    expect(await desk.erase({ id: other.id })).toBe(1);
    expect(await desk.stats(later(-1000))).toMatchObject({
      leads: { contact: 0, seo: 0 },
      deliveries: {},
    });
  });

  it('newest leads come first, and filters narrow them', async () => {
    const { store, desk } = await openAll();
    const old = await store.keep(sampleLead({ receivedAt: new Date('2026-01-01T00:00:00Z') }));
    const recent = await store.keep(sampleLead());
    expect((await desk.list()).map(({ id }) => id)).toEqual([recent.id, old.id]);
    expect((await desk.list({ since: later(-60_000) })).map(({ id }) => id)).toEqual([recent.id]);
    expect(await desk.list({ limit: 1 })).toHaveLength(1);
    expect(await desk.idsLike(old.id.slice(0, 30))).toEqual([old.id]);
    expect(await desk.idsLike('%')).toEqual([]);
    expect(await store.countFrom('meena@example.com', later(-60_000))).toBe(1);
  });

  it('opening a store again changes nothing, from several processes at once either', async () => {
    const storage = await newStorage();
    const databases = await Promise.all([open(storage), open(storage), open(storage)]);
    const [first, second] = databases;
    if (first === undefined || second === undefined) throw new Error('no store');
    const { id } = await createLeadStore(first, ['agency-mail']).keep(sampleLead());
    expect(await createLeadStore(second, []).find(id)).toMatchObject({ id });
  });
}
