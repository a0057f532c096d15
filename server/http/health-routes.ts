import type { FastifyInstance } from 'fastify';

/**
 * `/health/live`: the process answers; restart it when this fails.
 * `/health/ready`: it can keep a lead now; send visitors elsewhere while this fails.
 * @param isReady throws or gives false when leads cannot be kept
 */
export function addHealthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
