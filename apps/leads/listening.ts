import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

/**
 * Fastify listens on all addresses of localhost, and says nothing when another program has one of them: a proxy would
 * then send visitors there.
 * @throws as the system does when an address is in use
 */
export async function assertAllAddresses(app: FastifyInstance): Promise<void> {
  const listening = app.addresses().filter((one) => typeof one !== 'string');
  const port = listening[0]?.port;
  for (const { address } of await lookup('localhost', { all: true })) {
    if (listening.some((one) => one.address === address)) continue;
    const server = createServer();
    server.listen(port, address);
    // On a machine without IPv6 the address cannot be used at all: then nobody else has it.
    const error = await once(server, 'listening').catch((reason: NodeJS.ErrnoException) => reason);
    server.close();
    if ('code' in error && error.code === 'EADDRINUSE') throw error;
  }
}

/** None where a sandbox does not let the process ask. */
function ownAddresses(): Set<string> {
  try {
    const all = Object.values(networkInterfaces()).flatMap((list = []) => list);
    return new Set(all.map(({ address }) => address));
  } catch {
    return new Set();
  }
}

/**
 * Nobody reaches a service at an address that the machine has lost, and the service sees no error.
 * @returns whether this machine still has the addresses of HOST that it had at the start
 */
export function reachability(app: FastifyInstance): () => boolean {
  const atStart = ownAddresses();
  const listening = app.addresses().map((one) => (typeof one === 'string' ? one : one.address));
  const asked = listening.filter((address) => atStart.has(address));
  return () => {
    const now = ownAddresses();
    return asked.every((address) => now.has(address));
  };
}
