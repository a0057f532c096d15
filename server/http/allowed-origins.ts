import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Lets pages of other origins read the answers of the lead routes (CORS). Origins that are not
 * listed get no permission, yet their lead is kept: the header can be wrong behind a proxy, and a
 * lost lead costs more than a stranger's post, which needs no browser anyway.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin, Accept');
    const origin = listedOrigin(request, origins);
    if (origin === null) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'Retry-After');
    if (request.method === 'OPTIONS') {
      reply.header('access-control-allow-methods', 'POST');
      reply.header('access-control-allow-headers', 'Content-Type, Accept');
      reply.header('access-control-max-age', '86400');
    }
  });
}

/** The request's origin when it is one of the listed, else null. */
export function listedOrigin(request: FastifyRequest, origins: readonly string[]): string | null {
  const { origin } = request.headers;
  return origin !== undefined && origins.includes(origin) ? origin : null;
}
