import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const DAY_SECONDS = 86_400;

/**
 * Lets pages of the listed origins read the answers of the lead routes (CORS). A lead from another
 * origin is stored too: the header can be wrong behind a proxy, and a lost lead costs more.
 */
export async function allowOrigins(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['POST'],
    allowedHeaders: ['Content-Type', 'Accept'],
    exposedHeaders: ['Retry-After'],
    maxAge: DAY_SECONDS,
    // The routes answer OPTIONS themselves, with `Allow`, for everyone.
    preflightContinue: true,
    strictPreflight: false,
  });
}

/** The request's origin when it is one of the listed, else null. */
export function listedOrigin(request: FastifyRequest, origins: readonly string[]): string | null {
  const { origin } = request.headers;
  return origin !== undefined && origins.includes(origin) ? origin : null;
}
