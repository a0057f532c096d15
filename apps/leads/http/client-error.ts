import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { CurrentSite } from './built-site.ts';

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to a path that cannot be decoded. */
export async function refuseUnreadablePath(
  currentSite: CurrentSite,
  reply: FastifyReply,
): Promise<void> {
  const site = await currentSite();
  reply.code(400).headers(site.headersOf('/*'));
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  reply.send('This address cannot be read.\n');
}

/** Responds to what is not valid HTTP, which reaches no route, with the headers of every other response. */
export function createClientErrorHandler(currentSite: CurrentSite) {
  return async (error: Error & { code?: string }, socket: Socket): Promise<void> => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const site = await currentSite();
    const status = STATUS_OF_CODE[error.code ?? ''] ?? 400;
    const body = `${STATUS_CODES[status]}\n`;
    const headers = {
      ...site.headersOf('/*'),
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    if (!socket.writable) return void socket.destroy();
    socket.end(
      [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'),
      () => socket.destroy(),
    );
  };
}
