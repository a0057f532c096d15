import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Numbers of the service at one moment. */
export type ServiceNumbers = {
  readonly leads: Readonly<Record<string, number>>;
  readonly deliveries: Readonly<Record<string, number>>;
  /** Seconds the oldest unsent delivery waits; 0 when none does. */
  readonly oldestWaiting: number;
  /** Seconds since a test lead went the whole way; null before the first. */
  readonly proofAge: number | null;
  /** Alarms that are told and not over. */
  readonly openAlarms: number;
};

/**
 * `/metrics` for Prometheus: to callers on this machine, and with a token to others; for all the rest
 * there is nothing at this address.
 */
export function addMetricsRoutes(
  app: FastifyInstance,
  numbers: () => Promise<ServiceNumbers>,
  token: string | null,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const leads = gauge('leads_kept', 'Leads in the store', ['form']);
  const deliveries = gauge('lead_deliveries', 'Deliveries in the store', ['status']);
  const oldest = gauge('lead_delivery_oldest_waiting_seconds', 'Age of the oldest unsent delivery');
  const proof = gauge('lead_proof_age_seconds', 'Time since a test lead went the whole way');
  const alarms = gauge('lead_alarms_open', 'Alarms that are not over');

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    const now = await numbers();
    leads.reset();
    deliveries.reset();
    for (const [form, count] of Object.entries(now.leads)) leads.set({ form }, count);
    for (const [status, count] of Object.entries(now.deliveries)) deliveries.set({ status }, count);
    oldest.set(now.oldestWaiting);
    proof.set(now.proofAge ?? Number.NaN);
    alarms.set(now.openAlarms);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  const direct =
    request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;
  if (direct && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')) return true;
  if (token === null) return false;
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
