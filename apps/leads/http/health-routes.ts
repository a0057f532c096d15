import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../readiness.ts';

/**
 * `/health/live`: the process responds; restart it when this fails.
 * `/health/ready`: it can store a lead and show pages now; send visitors elsewhere while this fails. The
 * response is public, so it only names the failure; the error of the store is in the log. `notice` is there while
 * something is announced, such as a shorter retention period.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  readiness: Readiness,
  announced: () => string | null,
): void {
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const reasons = await readiness();
    const isReady = reasons.length === 0;
    const notice = announced();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ...(isReady ? { status: 'ready' } : { status: 'not ready', reasons }),
        ...(notice !== null && { notice }),
      });
  });
}
