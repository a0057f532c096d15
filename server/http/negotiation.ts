import type { FastifyRequest } from 'fastify';

/** What scripts say. There is nothing to weigh. */
const JSON_WILL_DO: ReadonlySet<string | undefined> = new Set([
  undefined,
  '*/*',
  'application/json',
]);

/**
 * Tells whether an answer should be a page: only when `Accept` wants HTML more than JSON. `fetch`
 * sends a bare wildcard and gets JSON; a form without script names HTML first. Needs @fastify/accepts.
 */
export function acceptsHtml(request: FastifyRequest): boolean {
  if (JSON_WILL_DO.has(request.headers.accept)) return false;
  return request.type(['json', 'html']) === 'html';
}
