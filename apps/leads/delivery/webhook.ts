import { LEAD_FIELDS } from '@agency/contract/lead-forms.ts';
import { Webhook } from 'standardwebhooks';
import type { WebhookSettings } from '../config.ts';
import type { Lead } from '../store/lead.ts';

/** Whether the receiver responded with 410 (gone): this delivery is not retried. */
export const isGone = (error: unknown) => (error as { status?: number }).status === 410;

/**
 * Calls the agency's webhook with one lead, by the rules of Standard Webhooks
 * (https://www.standardwebhooks.com). `webhook-id` is the delivery's id, the same in every attempt.
 * @returns the status of the response as text
 * @throws when the status is not 2xx, or there is no response before the signal
 */
export async function callWebhook(
  settings: WebhookSettings,
  lead: Lead,
  deliveryId: string,
  signal: AbortSignal,
): Promise<string> {
  const { id, kind, receivedAt, spamReasons } = lead;
  const fields = Object.fromEntries(LEAD_FIELDS.map((name) => [name, lead[name]]));
  const data = { id, kind, receivedAt, ...fields, spamReasons };
  const body = JSON.stringify({ type: 'lead.received', timestamp: receivedAt, data });
  const now = new Date();
  const response = await fetch(settings.url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: {
      'content-type': 'application/json',
      'webhook-id': deliveryId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(settings.secret).sign(deliveryId, now, body),
    },
    body,
  });
  await response.body?.cancel();
  const { ok, status } = response;
  if (ok) return `status ${status}`;
  throw Object.assign(new Error(`the webhook responded with status ${status}`), { status });
}
