import { expect, it } from 'vitest';
import { later, onBothStores } from '../testing/both-stores.ts';
import { purgeStore } from './retention.ts';
import { readPeriod } from './retention-period.ts';

const DAY_MS = 86_400_000;

onBothStores(({ openAll }) => {
  /** A store with a period of 24 months and one lead of 90 days ago. */
  async function openWithLead() {
    const { database, receive, admin } = await openAll();
    const now = later(0);
    await receive({ receivedAt: new Date(now.getTime() - 90 * DAY_MS) });
    await database.db.updateTable('deliveries').set({ status: 'sent' }).execute();
    /** Runs the purge each day, as the service does each hour. @returns the number of deleted leads */
    async function purgeDaily(months: number, fromDay: number, toDay: number): Promise<number> {
      let deleted = 0;
      for (let day = fromDay; day <= toDay; day += 1)
        deleted += await purgeStore(database, months, new Date(now.getTime() + day * DAY_MS));
      return deleted;
    }
    await purgeDaily(24, 0, 0);
    return { database, admin, now, purgeDaily };
  }

  it('a shorter retention period begins 30 days after it was set', async () => {
    const { database, now, purgeDaily } = await openWithLead();
    expect(await purgeDaily(2, 1, 30)).toBe(0);
    const from = new Date(now.getTime() + 31 * DAY_MS).toISOString();
    expect(await readPeriod(database.db)).toEqual({ months: 24, shorter: { months: 2, from } });
    expect(await purgeDaily(2, 31, 31)).toBe(1);
    expect(await readPeriod(database.db)).toEqual({ months: 2, shorter: null });
  });

  it('the old number takes a shorter period back, and another one begins 30 days after its own day', async () => {
    const { database, now, purgeDaily } = await openWithLead();
    expect(await purgeDaily(2, 1, 29)).toBe(0);
    expect(await purgeDaily(24, 30, 30)).toBe(0);
    expect(await readPeriod(database.db)).toEqual({ months: 24, shorter: null });
    expect(await purgeDaily(2, 31, 60)).toBe(0);
    const from = new Date(now.getTime() + 61 * DAY_MS).toISOString();
    expect(await readPeriod(database.db)).toMatchObject({ shorter: { from } });
  });

  it('a longer retention period begins at once, and an erasure waits for nothing', async () => {
    const { database, admin, purgeDaily } = await openWithLead();
    await purgeDaily(36, 1, 1);
    expect(await readPeriod(database.db)).toEqual({ months: 36, shorter: null });
    await purgeDaily(2, 2, 2);
    expect(await admin.erase({ email: 'meena@example.com' })).toBe(1);
  });
});
