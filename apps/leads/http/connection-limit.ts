import type { Server } from 'node:http';
import { networkOf } from '../intake/client-network.ts';

/** Open connections of one network: more than an office has, and a tenth of all that the service takes. */
const MAX_PER_NETWORK = 400;

/**
 * Closes new connections of a network that has many, so that silent ones of one address do not shut out all others.
 * Not for a service behind a proxy, which has those of all visitors.
 * @param most another number than the default is for tests
 */
export function limitConnections(server: Server, most = MAX_PER_NETWORK): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= most) return socket.destroy();
    open.set(network, count + 1);
    return socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
