import { connect } from 'node:net';

const WAIT_LIMIT_MS = 20_000;
/** Whoever has no answer by then says that nothing more will come: an unfinished request ends at once. */
const HALF_CLOSE_MS = 150;

/**
 * Sends bytes over a connection of their own and hangs up once the answer has begun.
 * @returns the status of the first answer; null when the line was closed without one; `silent` when
 *   nothing came for 20 seconds
 */
export function exchangeRaw(
  { hostname, port }: URL,
  bytes: Buffer,
): Promise<number | null | 'silent'> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let answer = '';
    let status: number | null | 'silent' = null;
    socket.setTimeout(WAIT_LIMIT_MS, () => {
      status = 'silent';
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      // 100 only says that the body may come.
      const found = /HTTP\/1\.1 ([2-5]\d\d) /.exec(answer);
      if (found === null) return;
      status = Number(found[1]);
      // Leaves no port behind that waits.
      socket.resetAndDestroy();
    });
    socket.on('error', () => {});
    const halfClose = setTimeout(() => socket.end(), HALF_CLOSE_MS);
    socket.on('close', () => {
      clearTimeout(halfClose);
      resolve(status);
    });
    socket.write(bytes);
  });
}
