import { expect, it } from 'vitest';
import type { LeadDatabase } from '../store/database.ts';
import { purgeStore } from '../store/retention.ts';
import { later, onBothStores } from '../testing/both-stores.ts';
import { CONTACT_FIELDS, SPAM } from '../testing/sample-lead.ts';
import { AUTO_REPLIES_PER_HOUR, AUTO_REPLIES_PER_NETWORK } from './delivery-plan.ts';

async function countDeliveries({ db }: LeadDatabase, kind: string): Promise<number> {
  const rows = await db.selectFrom('deliveries').select('kind').execute();
  return rows.filter((row) => row.kind === kind).length;
}

onBothStores(({ openAll, open, newStorage }) => {
  it('a stored lead is read unchanged', async () => {
    const { receive, admin } = await openAll();
    const fields = { name: 'நிலா 🌿', email: 'a@b.co', message: 'x\ny' };
    const receivedAt = later(0);
    const { id } = await receive({ fields, receivedAt });
    const stored = { id, ...fields, receivedAt: receivedAt.toISOString(), spamReasons: [] };
    expect(await admin.list()).toMatchObject([stored]);
  });

  it('the same submission many times at once is one lead with one mail', async () => {
    const { receive, claimAll, admin } = await openAll();
    const receivedAt = later(0);
    const press = () => receive({ submissionId: 'submission-1', receivedAt });
    const stored = await Promise.all(Array.from({ length: 8 }, press));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect(stored.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await admin.list()).toHaveLength(1);
    expect(await claimAll()).toHaveLength(2);
    // With changed values it is another lead.
    const corrected = { submissionId: 'submission-1', fields: { phone: '1234567' } };
    expect(await receive(corrected)).toMatchObject({ repeated: false });
  });

  it('without a submission id the same values within a day are one lead, later another', async () => {
    const { receive } = await openAll();
    const at = (day: string) => receive({ submissionId: null, receivedAt: new Date(day) });
    const first = await at('2026-11-21T10:00:00Z');
    expect(await at('2026-11-21T10:00:09Z')).toMatchObject({ id: first.id, repeated: true });
    // Midnight in UTC is half past five in the morning in India.
    expect(await at('2026-11-22T00:00:09Z')).toMatchObject({ id: first.id, repeated: true });
    const next = await at('2026-11-22T10:00:00Z');
    expect(next).toMatchObject({ repeated: false });
    expect(await at('2026-11-22T10:00:09Z')).toMatchObject({ id: next.id, repeated: true });
  });

  it('an email address gets one automatic reply a day, in any spelling', async () => {
    const { receive, database } = await openAll();
    const noon = Date.parse('2026-11-21T12:00:00Z');
    const write = (email: string, hours: number) =>
      receive({ fields: { email }, receivedAt: new Date(noon + hours * 3_600_000) });
    const spellings = [
      'Meena.Raghavan@gmail.com',
      'MEENARAGHAVAN@GMAIL.COM',
      'm.e.e.n.a.raghavan+offers@gmail.com',
      'meenaraghavan@googlemail.com',
      'ｍｅｅｎａｒａｇｈａｖａｎ@gmail.com',
      'meena\u200Braghavan@gmail.com',
    ];
    for (const [hours, email] of spellings.entries()) await write(email, hours);
    expect(await countDeliveries(database, 'auto-reply')).toBe(1);
    await write('else@gmail.com', 0);
    expect(await countDeliveries(database, 'auto-reply')).toBe(2);
    await write('meenaraghavan@gmail.com', 25);
    expect(await countDeliveries(database, 'auto-reply')).toBe(3);
  });

  it('after 20 leads of one network in an hour the next are mailed in the summary, without an automatic reply', async () => {
    const { receive, database } = await openAll();
    const noon = Date.parse('2026-11-21T12:00:00Z');
    let visitors = 0;
    const from = (clientNetwork: string, minutes: number) => {
      visitors += 1;
      return receive({
        clientNetwork,
        fields: { email: `visitor-${visitors}@example.com` },
        receivedAt: new Date(noon + minutes * 60_000),
      });
    };
    for (let minute = 0; minute < 20; minute += 1)
      expect(await from('one', minute)).toMatchObject({ inSummary: false });
    const { id, inSummary } = await from('one', 20);
    expect(inSummary).toBe(true);
    const deliveries = database.db.selectFrom('deliveries').where('lead_id', '=', id);
    expect(await deliveries.select('kind').execute()).toEqual([{ kind: 'spam-summary' }]);
    const lead = database.db.selectFrom('leads').select('spam_reasons').where('id', '=', id);
    expect((await lead.executeTakeFirst())?.spam_reasons).toContain(
      'More than 20 messages came from the same network within an hour.',
    );
    expect(await from('another', 20)).toMatchObject({ inSummary: false });
    expect(await from('', 20)).toMatchObject({ inSummary: false });
    expect(await from('one', 100)).toMatchObject({ inSummary: false });
  });

  it('a visitor key does not reveal an email address, and none can be tested without the secret', async () => {
    const keys: string[] = [];
    for (const { receive, database } of [await openAll(), await openAll()]) {
      await receive();
      const row = database.db.selectFrom('leads').select('visitor_key').executeTakeFirstOrThrow();
      keys.push((await row).visitor_key);
    }
    expect(keys.join()).not.toContain('meena');
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('opening a store again changes nothing, also from several processes at once', async () => {
    const storage = await newStorage();
    const databases = await Promise.all([open(storage), open(storage), open(storage)]);
    const states = databases.map(({ db }) => db.selectFrom('service_state').selectAll().execute());
    expect(new Set((await Promise.all(states)).map((rows) => JSON.stringify(rows))).size).toBe(1);
  });

  it('one network gets at most five automatic replies an hour, and uses up nobody else’s', async () => {
    const { receive, database } = await openAll();
    const write = (clientNetwork: string, count: number, receivedAt = new Date()) =>
      Promise.all(
        Array.from({ length: count }, (_, number) =>
          receive({
            clientNetwork,
            receivedAt,
            fields: { email: `${clientNetwork}-${number}@example.com` },
          }),
        ),
      );
    await write('one', 12);
    expect(await countDeliveries(database, 'auto-reply')).toBe(AUTO_REPLIES_PER_NETWORK);
    await write('two', 1);
    expect(await countDeliveries(database, 'auto-reply')).toBe(AUTO_REPLIES_PER_NETWORK + 1);
    expect(await countDeliveries(database, 'agency-mail')).toBe(13);
  });

  it('a lead from when the clock was a year ahead holds back no automatic reply, and keeps no network', async () => {
    const { receive, database } = await openAll();
    const clientNetwork = 'one';
    const ahead = new Date(Date.now() + 365 * 86_400_000);
    for (let count = 0; count < AUTO_REPLIES_PER_NETWORK; count += 1)
      await receive({
        clientNetwork,
        receivedAt: ahead,
        fields: { email: `a${count}@example.com` },
      });
    await receive({ clientNetwork, fields: { email: 'a0@example.com' } });
    expect(await countDeliveries(database, 'auto-reply')).toBe(AUTO_REPLIES_PER_NETWORK + 1);
    await purgeStore(database, null, new Date());
    const leads = await database.db.selectFrom('leads').select('client_network').execute();
    expect(leads.filter(({ client_network }) => client_network !== '')).toHaveLength(1);
  });

  it('all visitors together get few automatic replies an hour, suspected spam and unusual email addresses none', async () => {
    const { receive, database } = await openAll();
    const receivedAt = later(0);
    await receive({ ...SPAM, fields: { ...CONTACT_FIELDS, email: 'spam@example.com' } });
    await receive({ fields: { ...CONTACT_FIELDS, email: 'ரவி@visitor.example' } });
    for (let count = 0; count < AUTO_REPLIES_PER_HOUR + 3; count += 1) {
      await receive({ fields: { email: `victim-${count}@example.com` }, receivedAt });
    }
    expect(await countDeliveries(database, 'auto-reply')).toBe(AUTO_REPLIES_PER_HOUR);
    expect(await countDeliveries(database, 'spam-summary')).toBe(1);
    expect(await countDeliveries(database, 'agency-mail')).toBe(AUTO_REPLIES_PER_HOUR + 4);
  });
});
