import type { Guard } from './guard.ts';
import type { ServiceNumbers } from './http/metrics-routes.ts';
import type { LeadAdmin } from './leads/admin/lead-admin.ts';

/** Counts the service for /metrics. @param guard absent until the service has started */
export async function readNumbers(
  admin: Pick<LeadAdmin, 'stats'>,
  guard: Guard | undefined,
): Promise<ServiceNumbers> {
  const now = new Date();
  const { leads, deliveries, oldestWaiting } = await admin.stats(now);
  return {
    leads,
    deliveries,
    oldestWaiting:
      oldestWaiting === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldestWaiting)) / 1000),
    proofAge: (await guard?.proofAge()) ?? null,
    openAlarms: guard?.alarms.open().length ?? 0,
  };
}
