import type { FastifyRequest } from 'fastify';

/**
 * Tells whether an answer should be a page: only when `Accept` wants HTML more than JSON. `fetch`
 * sends a bare wildcard and gets JSON; a form without script names HTML first. Needs @fastify/accepts.
 */
export function acceptsHtml(request: FastifyRequest): boolean {
  return request.type(['json', 'html']) === 'html';
}
