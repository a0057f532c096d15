import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { type DestinationStream, destination } from 'pino';

/** Lines that wait to be written, in bytes; more are dropped. */
const MOST_WAITING = 1_048_576;

/**
 * Standard output, written beside the event loop. A log that nobody reads, or whose disk is full, costs lines
 * and nothing else: writing never waits, and an error is no crash.
 */
export function openLog() {
  const log = destination({ sync: false, maxLength: MOST_WAITING });
  log.on('error', () => {});
  return log;
}

/**
 * Logs as JSON lines. Requests are logged by the hook below, never by Fastify itself, whose lines hold
 * the visitor's network address and the query.
 */
export function loggerOptions(
  level: string,
  stream: DestinationStream,
): FastifyServerOptions['logger'] {
  return { level, stream, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
}

/**
 * One line for each answer: method, path, status, milliseconds. No query and no network address: they
 * name persons.
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
