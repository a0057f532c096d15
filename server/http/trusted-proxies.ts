import proxyAddr from '@fastify/proxy-addr';

/** Proxies are few, and each request asks for the same ones. */
const MOST_REMEMBERED = 100;

/**
 * Which addresses may name the visitor's own in a header. What was found out of an address is
 * remembered: taking one apart costs more than the rest of the question.
 * @param proxies none, all, or networks
 */
export function trustIn(proxies: boolean | readonly string[]) {
  if (typeof proxies === 'boolean') return proxies;
  const isTrusted = proxyAddr.compile([...proxies]);
  const remembered = new Map<string, boolean>();
  return (address: string): boolean => {
    const known = remembered.get(address);
    if (known !== undefined) return known;
    const trusted = isTrusted(address, 0);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(address, trusted);
    return trusted;
  };
}
