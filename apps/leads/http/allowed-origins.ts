import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

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
