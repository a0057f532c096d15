import { randomBytes } from 'node:crypto';
import type { LeadDatabase } from './database.ts';

/** What the service remembers between two starts, shared by all replicas. */
export type ServiceState = ReturnType<typeof createServiceState>;

export function createServiceState({ db }: Pick<LeadDatabase, 'db'>) {
  async function get(key: string): Promise<string | null> {
    const row = await db
      .selectFrom('service_state')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  return {
    get,

    async set(key: string, value: string, now: Date): Promise<void> {
      const row = { value, changed_at: now.toISOString() };
      await db
        .insertInto('service_state')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },

    /**
     * Changes a value only where it is what it was thought to be, so that of several replicas one
     * acts. @returns whether this call changed it
     */
    async swap(key: string, from: string | null, to: string, now: Date): Promise<boolean> {
      const changed_at = now.toISOString();
      if (from === null) {
        const inserted = await db
          .insertInto('service_state')
          .values({ key, value: to, changed_at })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .executeTakeFirst();
        return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
      }
      const { numUpdatedRows } = await db
        .updateTable('service_state')
        .set({ value: to, changed_at })
        .where('key', '=', key)
        .where('value', '=', from)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** The secret that links and network names are keyed with; made at the first start. */
    async secret(now: Date): Promise<string> {
      await db
        .insertInto('service_state')
        .values({
          key: 'secret',
          value: randomBytes(32).toString('base64url'),
          changed_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const secret = await get('secret');
      if (secret === null) throw new Error('the store does not keep the secret of the service');
      return secret;
    },
  };
}
