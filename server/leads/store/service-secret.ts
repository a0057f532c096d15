import { randomBytes } from 'node:crypto';
import type { LeadDatabase } from './database.ts';

/**
 * The secret that people and networks are named with: made once, shared by all processes on a store,
 * and copied with it. @throws when the store is down
 */
export async function readSecret({ transaction }: LeadDatabase): Promise<string> {
  return transaction(async (db) => {
    const value = randomBytes(32).toString('base64url');
    await db
      .insertInto('service_state')
      .values({ key: 'secret', value, changed_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const known = db.selectFrom('service_state').select('value').where('key', '=', 'secret');
    return (await known.executeTakeFirstOrThrow()).value;
  });
}
