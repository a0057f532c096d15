import type { FastifyInstance } from 'fastify';

/**
 * `/health/live`: the process answers; restart it when this fails.
 * `/health/ready`: it can keep a lead and show pages now; send visitors elsewhere while this fails.
 * The answer says why not, in words without personal data.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  troubles: () => Promise<readonly string[]>,
): void {
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reasons = await troubles();
    if (reasons.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', reasons });
  });
}
