import { hash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { LeadDatabase } from '../store/database.ts';

/** Gives a visitor's network a name that says nothing about it; an unknown address stays empty. */
export type NetworkKey = (address: string) => string;

const STATE = 'network-key-secret';

/**
 * Names networks by a keyed hash. The key is made once and kept in the store, so that all replicas
 * give a network the same name, and a copy of the leads alone does not tell addresses.
 * @throws when the store is down
 */
export async function createNetworkKey({ db }: Pick<LeadDatabase, 'db'>): Promise<NetworkKey> {
  await db
    .insertInto('service_state')
    .values({
      key: STATE,
      value: randomBytes(32).toString('base64url'),
      changed_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', STATE)
    .executeTakeFirstOrThrow();
  return networkKeyWith(value);
}

/** @param secret of the store */
export function networkKeyWith(secret: string): NetworkKey {
  return (address) =>
    // In one call: it is made for each lead, and a part of the digest cannot be lengthened.
    address === ''
      ? ''
      : hash('sha256', `${secret} ${networkOf(address)}`, 'base64url').slice(0, 22);
}

/** An IPv4 address is one connection; of an IPv6 address a home or an office has the first 56 bits. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const behind = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = Array(Math.max(0, 8 - groups.length - behind.length)).fill('0');
  const [a, b, c, d = '0'] = [...groups, ...zeros, ...behind];
  const last = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return (
    [a, b, c].map((group) => Number.parseInt(group ?? '0', 16).toString(16)).join(':') +
    `:${last}::/56`
  );
}
