import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A bare connection to the service, for senders that do not keep to HTTP. */
export async function openConnection(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  // What comes after a reset is no concern of the sender.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** A whole POST as bytes. */
export function rawPost(
  path: string,
  fields: Record<string, string>,
): { head: string; body: string } {
  const body = new URLSearchParams(fields).toString();
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: agency.example',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    '',
  ].join('\r\n');
  return { head, body };
}

/** Milliseconds until the other side ends a connection. */
export async function msUntilClosed(socket: Socket): Promise<number> {
  const start = performance.now();
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
  return performance.now() - start;
}
