import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Storage } from '../config.ts';
import { startTestPostgres, type TestPostgres } from '../testing/postgres-server.ts';
import { AGENCY_MAIL_ONLY, SAMPLE_PLAN, sampleLead } from '../testing/sample-lead.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type LeadDatabase, openLeadDatabase } from './database.ts';
import type { DeliveryOutcome, SettledAttempt } from './delivery-outcome.ts';
import { tidyStore } from './housekeeping.ts';
import { leadFields } from './lead.ts';
import { createLeadAdmin } from './lead-admin.ts';
import { createLeadStore } from './lead-store.ts';
import { type ClaimedDelivery, createOutbox } from './outbox.ts';
import { applyTombstones } from './tombstones.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 40_000);
afterAll(() => postgres?.stop());

const LEASE_MS = 60_000;
const later = (ms: number) => new Date(Date.now() + ms);

function settled(claim: ClaimedDelivery | undefined, outcome: DeliveryOutcome): SettledAttempt {
  return { deliveryId: claim?.id ?? '', beganAt: later(0), endedAt: later(1), outcome };
}

describe('SQLite', () =>
  promises(async () => ({
    dialect: 'sqlite',
    file: path.join(await temporaryFolder(), 'leads.db'),
  })));
describe('Postgres', () =>
  promises(async () => ({ dialect: 'postgres', url: await postgres.emptyDatabase() })));

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
      store: createLeadStore(database, SAMPLE_PLAN),
      outbox: createOutbox(database, 'worker-1'),
      admin: createLeadAdmin(database),
    };
  }

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
    const { store, admin } = await openAll();
    const old = await store.save(sampleLead({ receivedAt: new Date('2026-01-01T00:00:00Z') }));
    const recent = await store.save(sampleLead());
    expect((await admin.list()).map(({ id }) => id)).toEqual([recent.id, old.id]);
    expect((await admin.list({ since: later(-60_000) })).map(({ id }) => id)).toEqual([recent.id]);
    expect(await admin.list({ limit: 1 })).toHaveLength(1);
    expect(await admin.findIdsByPrefix(old.id.slice(0, 30))).toEqual([old.id]);
    expect(await admin.findIdsByPrefix('%')).toEqual([]);
    const since = { sender: later(-60_000), network: later(-60_000) };
    expect(await store.recentTraffic('meena@example.com', '', since)).toEqual({
      recentFromSender: 1,
      recentSendersOfNetwork: 0,
    });
  });

  it('opening a store again changes nothing, from several processes at once either', async () => {
    const storage = await newStorage();
    const databases = await Promise.all([open(storage), open(storage), open(storage)]);
    const [first, second] = databases;
    if (first === undefined || second === undefined) throw new Error('no store');
    const { id } = await createLeadStore(first, AGENCY_MAIL_ONLY).save(sampleLead());
    expect(await createLeadStore(second, AGENCY_MAIL_ONLY).find(id)).toMatchObject({ id });
  });
}
