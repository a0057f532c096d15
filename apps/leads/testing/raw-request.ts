import { connect } from 'node:net';

/** With `halfClose`, the connection is half closed after this time. */
const HALF_CLOSE_MS = 150;

/**
 * Sends bytes over a new connection, for requests that are not valid HTTP.
 * @param halfClose ends an unfinished request. The service then answers nothing that it has not
 * answered before, so a test that reads the response leaves this out.
 * @returns the complete response; empty when the connection was closed without one
 * @throws when there is no response for `waitMs`
 */
export function sendRaw(
  url: string,
  bytes: string | Buffer,
  { waitMs = 20_000, halfClose = false } = {},
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let response = '';
    socket.setTimeout(waitMs, () => {
      socket.destroy();
      reject(new Error(`no response for ${waitMs} ms`));
    });
    socket.on('data', (chunk: Buffer) => {
      response += chunk.toString('latin1');
    });
    // A reset connection also emits `close`.
    socket.on('error', () => {});
    const end = halfClose ? setTimeout(() => socket.end(), HALF_CLOSE_MS) : undefined;
    socket.on('close', () => {
      clearTimeout(end);
      resolve(response);
    });
    socket.write(bytes);
  });
}
