import { createHash, createHmac, randomBytes } from 'node:crypto';
import { normaliseEmail } from '@agency/contract/normalise.ts';
import type { LeadDatabase } from './database.ts';

/** Names a person by a keyed hash of the email address. */
export type VisitorKey = (email: string) => string;

/**
 * One key for all spellings of an address that reach, or may reach, the same person: for limits,
 * erasure and the export of a person. Nobody without the store's secret can test an address.
 * @param secret of the store
 */
export function createVisitorKey(secret: string): VisitorKey {
  return (email) =>
    visitorKeyOfHash(createHash('sha256').update(mailbox(email)).digest('hex'), secret);
}

/** @param hash SHA-256 of the mailbox, as erasure records had it before they were keyed */
export function visitorKeyOfHash(hash: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor ${hash}`).digest('base64url');
}

/** Letter case, dots in the local part and everything after a plus sign do not count. */
function mailbox(email: string): string {
  const [, local = '', domain = ''] =
    /^(.*)@(.*)$/s.exec(normaliseEmail(email).toLowerCase()) ?? [];
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain;
  return `${local.split('+', 1)[0]?.replaceAll('.', '')}@${host}`;
}

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
