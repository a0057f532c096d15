import { createHash, createHmac, randomBytes } from 'node:crypto';
import { normaliseEmail } from '@agency/contract/normalise.ts';
import type { RunTransaction } from './shared-transaction.ts';

/** The keyed hash of an email address, which identifies a person. */
export type VisitorKey = (email: string) => string;

/**
 * One key for all spellings of an email address that may reach the same person: for rate limits, erasure and the
 * export of a person. Without the store's secret nobody can test an email address.
 * @param secret secret of the store
 */
export function createVisitorKey(secret: string): VisitorKey {
  return (email) => {
    const hash = createHash('sha256').update(mailbox(email)).digest('hex');
    // The word differs from that of earlier versions, so that no new key is an old one: see visitor-key-migration.ts.
    return createHmac('sha256', secret).update(`person ${hash}`).digest('base64url');
  };
}

/**
 * Letter case and everything after a plus sign do not count. Dots in the local part count except at Gmail: at a
 * company, `first.last@` and `firstlast@` may be two people.
 */
function mailbox(email: string): string {
  const address = normaliseEmail(email).toLowerCase();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = at < 0 ? '' : address.slice(at + 1);
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain;
  const [name = ''] = local.split('+', 1);
  return `${host === 'gmail.com' ? name.replaceAll('.', '') : name}@${host}`;
}

/**
 * The key of the hashes of people and networks: created once, stored in the store and shared by all its
 * processes. @throws when the store is down
 */
export async function readSecret({
  transaction,
}: {
  transaction: RunTransaction;
}): Promise<string> {
  return transaction(async (db) => {
    const value = randomBytes(32).toString('base64url');
    await db
      .insertInto('service_state')
      .values({ key: 'secret', value, changed_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const stored = db.selectFrom('service_state').select('value').where('key', '=', 'secret');
    return (await stored.executeTakeFirstOrThrow()).value;
  });
}
