import type { FastifyInstance } from 'fastify';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { printable } from './printable.ts';

/** Maximum size of lines waiting to be written; more are dropped. */
const MAX_BUFFER_BYTES = 1_048_576;

/**
 * Standard output. Writing never blocks, and errors are ignored: when nobody reads the log or its disk is full,
 * only lines are lost.
 */
export function openLog() {
  const log = destination({ sync: false, maxLength: MAX_BUFFER_BYTES });
  log.on('error', () => {});
  return log;
}

/** Logs as JSON lines. */
export function createLogger(level: string, stream: DestinationStream): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream);
}

/**
 * Logs one line for each response: method, path, status, milliseconds. Fastify's own lines also contain the IP
 * address and the query, which are personal data.
 */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      method: request.method,
      path: printable(request.url.split('?', 1)[0] ?? ''),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const level = reply.statusCode >= 500 ? 'warn' : request.method === 'POST' ? 'info' : 'debug';
    request.log[level](facts, 'request completed');
    done();
  });
}
