import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderList } from './security-headers.ts';

/** What is wrong with a request that no route gets to see, in words for whoever sent it. */
const WORDS: Readonly<Record<number, string>> = {
  400: 'This is no request that can be understood.',
  408: 'The request did not come in time. Please send it again.',
  413: 'The request is too large.',
  417: 'This expectation cannot be met.',
  431: 'The headers of the request are too large.',
};

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

function answerTo(status: number, security: HeaderList): { headers: HeaderList; body: string } {
  const body = `${WORDS[status] ?? WORDS[400]}\n`;
  return {
    headers: {
      ...security,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    },
    body,
  };
}

/** Answers bytes that are no request, or one that came too slowly, and hangs up. */
export function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  security: HeaderList,
): void {
  // A connection that was reset has nobody at its end.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const { headers, body } = answerTo(status, security);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}

/** Answers a request that is whole and goes to no route. */
export function refuseEarly(
  response: ServerResponse,
  status: 400 | 417,
  security: HeaderList,
): void {
  const { headers, body } = answerTo(status, security);
  response.writeHead(status, headers).end(body);
}

/** HTTP/1.1 wants every request to name the host it is for. */
export function lacksHost({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.host === undefined;
}
