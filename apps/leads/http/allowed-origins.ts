import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const DAY_SECONDS = 86_400;

/**
 * Allows pages of the listed origins to read the responses of the lead routes (CORS). A lead from another origin
 * is stored too: the header can be wrong behind a proxy, and a lost lead is worse.
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
    // The routes respond to OPTIONS themselves, with `Allow`, for every origin.
    preflightContinue: true,
    strictPreflight: false,
  });
}
