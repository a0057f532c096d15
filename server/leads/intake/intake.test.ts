import { expect, it } from 'vitest';
import { later, onBothStores } from '../../testing/both-stores.ts';
import { CONTACT_FIELDS, SPAM } from '../../testing/sample-lead.ts';
import { leadFields } from '../store/lead.ts';
import { AUTO_REPLIES_PER_HOUR } from './delivery-plan.ts';

onBothStores(({ openAll, open, newStorage }) => {
  it('a stored lead is read back as it was', async () => {
    const { receive, admin } = await openAll();
    const fields = leadFields({ name: 'நிலா 🌿', email: 'a@b.co', message: 'x\ny' });
    const receivedAt = later(0);
    const { id } = await receive({ fields, receivedAt });
    expect(await admin.list()).toMatchObject([
      {
        id,
        name: 'நிலா 🌿',
        message: 'x\ny',
        receivedAt: receivedAt.toISOString(),
        spamReasons: [],
      },
    ]);
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
  });

  it('the same submission id with corrected words is stored as well', async () => {
    const { receive, admin } = await openAll();
    await receive({ submissionId: 'submission-1' });
    const second = await receive({ submissionId: 'submission-1', fields: { phone: '1234567' } });
    expect(second.repeated).toBe(false);
    expect(await admin.list()).toHaveLength(2);
  });

  it('without a submission id the same words on one day are one lead, on the next day another', async () => {
    const { receive } = await openAll();
    const at = (day: string) => receive({ submissionId: null, receivedAt: new Date(day) });
    const first = await at('2026-11-21T10:00:00Z');
    expect(await at('2026-11-21T10:00:09Z')).toMatchObject({ id: first.id, repeated: true });
    expect(await at('2026-11-22T10:00:00Z')).toMatchObject({ repeated: false });
  });

  it('an address gets one automatic reply a day, however it is spelt', async () => {
    const { receive, database } = await openAll();
    const noon = new Date('2026-11-21T12:00:00Z');
    const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
    const spellings = [
      'Meena.Raghavan@gmail.com',
      'meena.raghavan@gmail.com',
      'MEENARAGHAVAN@GMAIL.COM',
      'm.e.e.n.a.raghavan+offers@gmail.com',
      'meenaraghavan@googlemail.com',
      'ｍｅｅｎａｒａｇｈａｖａｎ@gmail.com',
      'meena\u200Braghavan@gmail.com',
    ];
    for (const [index, email] of spellings.entries()) {
      await receive({ fields: { ...CONTACT_FIELDS, email }, receivedAt: hours(index) });
    }
    const replies = async () =>
      (
        await database.db
          .selectFrom('deliveries')
          .select('id')
          .where('kind', '=', 'auto-reply')
          .execute()
      ).length;
    expect(await replies()).toBe(1);
    await receive({ fields: { ...CONTACT_FIELDS, email: 'else@gmail.com' }, receivedAt: noon });
    expect(await replies()).toBe(2);
    await receive({
      fields: { ...CONTACT_FIELDS, email: 'meenaraghavan@gmail.com' },
      receivedAt: hours(25),
    });
    expect(await replies()).toBe(3);
  });

  it('no visitor key shows an address, and none can be tested without the secret', async () => {
    const [one, other] = [await openAll(), await openAll()];
    for (const { receive } of [one, other]) await receive();
    const keys = await Promise.all(
      [one, other].map(({ database }) =>
        database.db.selectFrom('leads').select('visitor_key').executeTakeFirstOrThrow(),
      ),
    );
    expect(keys[0]?.visitor_key).not.toContain('meena');
    expect(keys[0]).not.toEqual(keys[1]);
  });

  it('opening a store again changes nothing, from several processes at once either', async () => {
    const storage = await newStorage();
    const databases = await Promise.all([open(storage), open(storage), open(storage)]);
    const ids = await Promise.all(
      databases.map(async ({ db }) => db.selectFrom('service_state').selectAll().execute()),
    );
    expect(new Set(ids.map((rows) => JSON.stringify(rows))).size).toBe(1);
  });

  it('strangers together get few automatic replies an hour, suspected spam and odd addresses none', async () => {
    const { receive, database } = await openAll();
    const receivedAt = later(0);
    await receive({ ...SPAM, fields: { ...CONTACT_FIELDS, email: 'spam@example.com' } });
    await receive({ fields: { ...CONTACT_FIELDS, email: 'ரவி@visitor.example' } });
    for (let count = 0; count < AUTO_REPLIES_PER_HOUR + 3; count += 1) {
      const fields = { ...CONTACT_FIELDS, email: `victim-${count}@example.com` };
      await receive({ fields, receivedAt });
    }
    const kinds = await database.db.selectFrom('deliveries').select('kind').execute();
    const of = (name: string) => kinds.filter(({ kind }) => kind === name).length;
    expect(of('auto-reply')).toBe(AUTO_REPLIES_PER_HOUR);
    expect(of('spam-summary')).toBe(1);
    expect(of('agency-mail')).toBe(AUTO_REPLIES_PER_HOUR + 4);
  });
});
