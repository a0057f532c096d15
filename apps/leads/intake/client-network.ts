import { createHmac } from 'node:crypto';
import { isIP, isIPv6, SocketAddress } from 'node:net';

/** The keyed hash of a visitor's network, from the IP address; empty if that is unknown. */
export type NetworkKey = (address: string) => string;

/** @param secret of the store, so that all processes on it get the same hash for a network */
export function createNetworkKey(secret: string): NetworkKey {
  return (address) => {
    const network = networkOf(withoutPort(address));
    return network === ''
      ? ''
      : createHmac('sha256', secret).update(`network ${network}`).digest('base64url').slice(0, 22);
  };
}

/** Some proxies add the visitor's port to the IP address: `203.0.113.10:50001`, `[2001:db8::1]:443`. */
function withoutPort(address: string): string {
  return isIP(address) > 0 ? address : (SocketAddress.parse(address)?.address ?? address);
}

/** The network of an IPv4 address is the address; of an IPv6 address the first 56 bits: one home or office. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  const groups = [...(before ?? []), ...Array(missing).fill('0'), ...(after ?? [])];
  const [a, b, c, d = 0] = groups.map((group) => Number.parseInt(group, 16));
  return `${[a, b, c, d & 0xff00].map((group) => group?.toString(16)).join(':')}::/56`;
}
