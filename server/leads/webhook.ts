import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookSettings } from '../config.ts';
import { LEAD_FIELDS, type Lead } from './lead.ts';

/** The header that proves who calls: `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const SIGNATURE_HEADER = 'x-lead-signature';

/**
 * Calls the agency's webhook with one lead as JSON. `Idempotency-Key` is the delivery's id.
 * @throws when the answer is not 2xx, is a redirect, or does not come before the signal
 */
export async function callWebhook(
  settings: WebhookSettings,
  lead: Lead,
  deliveryId: string,
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify({
    event: 'lead.received',
    id: lead.id,
    kind: lead.kind,
    receivedAt: lead.receivedAt,
    ...Object.fromEntries(LEAD_FIELDS.map((name) => [name, lead[name]])),
  });
  const response = await fetch(settings.url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': deliveryId,
      [SIGNATURE_HEADER]: signBody(settings.secret, body, Math.floor(Date.now() / 1000)),
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered with status ${response.status}`);
}

/** @param seconds since 1970 */
export function signBody(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** How a receiver checks a call; refuse calls whose `t` is more than five minutes old. */
export function isSignedBy(secret: string, body: string, header: string): boolean {
  const seconds = Number(/^t=(\d+),v1=[\da-f]{64}$/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return false;
  return timingSafeEqual(Buffer.from(header), Buffer.from(signBody(secret, body, seconds)));
}
