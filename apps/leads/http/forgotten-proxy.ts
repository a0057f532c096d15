import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

const PRIVATE: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
];

const privateNetworks = new BlockList();
for (const network of PRIVATE) privateNetworks.addSubnet(...network);

/**
 * Logs once when a proxy on a private network names the visitor and TRUST_PROXY does not trust it: all visitors then
 * have one address, and share its limits of leads and automatic replies.
 */
export function warnOfForgottenProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers, ip, socket: { remoteAddress = '' }, log }) => {
    if (warned || headers['x-forwarded-for'] === undefined || ip !== remoteAddress) return;
    if (!privateNetworks.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) return;
    warned = true;
    log.warn(
      { proxy: remoteAddress },
      'a proxy names the visitors, but TRUST_PROXY does not name it: all visitors share the limits of one. Set TRUST_PROXY, such as loopback, and restart',
    );
  });
}
