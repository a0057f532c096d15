import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests on one line that are not answered yet. Browsers and proxies wait for each answer. */
const MOST_AHEAD = 16;

const underway = new WeakMap<Socket, number>();

/**
 * Ends a line on which requests were sent far ahead of their answers: one packet holds hundreds, and
 * all of them would be worked on before anybody else's.
 * @returns true when the request is not to be answered
 */
export function isTooFarAhead({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return true;
  const ahead = (underway.get(socket) ?? 0) + 1;
  underway.set(socket, ahead);
  response.once('close', () => underway.set(socket, (underway.get(socket) ?? 1) - 1));
  if (ahead <= MOST_AHEAD) return false;
  socket.destroy();
  return true;
}
