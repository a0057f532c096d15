import type { FastifyInstance } from 'fastify';
import { type DestinationStream, destination, type Logger, pino } from 'pino';

/** Lines that wait to be written, in bytes; more are dropped. */
const MOST_WAITING = 1_048_576;

/**
 * Standard output. Writing never waits, and an error is no crash: a log that nobody reads, or whose disk
 * is full, costs only lines.
 */
export function openLog() {
  const log = destination({ sync: false, maxLength: MOST_WAITING });
  log.on('error', () => {});
  return log;
}

/** Logs as JSON lines. */
export function createLogger(level: string, stream: DestinationStream): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream);
}

/**
 * One line for each answer: method, path, status, milliseconds. Not Fastify's own lines: they have the
 * visitor's network address and the query, which are personal data.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const level = reply.statusCode >= 500 ? 'warn' : request.method === 'POST' ? 'info' : 'debug';
    request.log[level](facts, 'answered');
    done();
  });
}
