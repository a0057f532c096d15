import { randomBytes } from 'node:crypto';
import type { LeadDatabase } from './database.ts';

/** What the service remembers between two starts, shared by all processes on a store. */
export type ServiceState = ReturnType<typeof createServiceState>;

export function createServiceState({ db, transaction }: LeadDatabase) {
  async function get(key: string): Promise<string | null> {
    const row = await db
      .selectFrom('service_state')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  /** Writes a value where there is none. */
  async function setFirst(key: string, value: string): Promise<void> {
    await transaction((store) =>
      store
        .insertInto('service_state')
        .values({ key, value, changed_at: new Date().toISOString() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute(),
    );
  }

  return {
    get,
    setFirst,

    /**
     * Changes a value only where it is what it was thought to be, so that of several processes one
     * acts. @returns whether this call changed it
     */
    async swap(key: string, from: string, to: string): Promise<boolean> {
      const { numUpdatedRows } = await transaction((store) =>
        store
          .updateTable('service_state')
          .set({ value: to, changed_at: new Date().toISOString() })
          .where('key', '=', key)
          .where('value', '=', from)
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },

    /** The secret that people and networks are named with; made once, and copied with the store. */
    async secret(): Promise<string> {
      const known = await get('secret');
      if (known !== null) return known;
      await setFirst('secret', randomBytes(32).toString('base64url'));
      const secret = await get('secret');
      if (secret === null) throw new Error('the store does not keep the secret of the service');
      return secret;
    },
  };
}
