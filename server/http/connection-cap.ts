import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps at most so many connections open. A new one then takes the place of the oldest that carries
 * no request, idle or slow with its headers; where all are busy, the new one is turned away.
 */
export function capConnections(server: Server, most: number): void {
  // A set keeps the order of arrival.
  const waiting = new Set<Socket>();
  let open = 0;

  server.on('connection', (socket: Socket) => {
    open += 1;
    waiting.add(socket);
    socket.once('close', () => {
      open -= 1;
      waiting.delete(socket);
    });
    if (open <= most) return;
    const [oldest = socket] = waiting;
    oldest.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    waiting.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
}
