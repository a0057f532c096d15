import { connect } from 'node:net';

/** Without an answer by then the connection is half closed, so that an unfinished request ends. */
const HALF_CLOSE_MS = 150;

/**
 * Sends bytes over a connection of their own, for requests that are no valid HTTP.
 * @returns everything that came back; empty when the connection was closed without an answer
 * @param halfClose false: keeps the connection open, as a slow sender does
 * @throws when nothing came for so long
 */
export function sendRaw(
  address: string,
  bytes: string | Buffer,
  { waitMs = 20_000, halfClose = true } = {},
): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let answer = '';
    socket.setTimeout(waitMs, () => {
      socket.destroy();
      reject(new Error(`no answer for ${waitMs} ms`));
    });
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    // A connection that is reset has ended too.
    socket.on('error', () => {});
    const end = halfClose ? setTimeout(() => socket.end(), HALF_CLOSE_MS) : undefined;
    socket.on('close', () => {
      clearTimeout(end);
      resolve(answer);
    });
    socket.write(bytes);
  });
}
