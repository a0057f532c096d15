import { Webhook } from 'standardwebhooks';
import { LEAD_FIELDS } from '../../../contract/lead-forms.ts';
import type { WebhookSettings } from '../../config.ts';
import type { Lead } from '../store/lead.ts';

/** The receiver answered, but did not take the lead. */
export class WebhookRefused extends Error {
  /** True when the receiver said that it is gone (410): calling it again is unwanted. */
  readonly forGood: boolean;
  constructor(status: number) {
    super(`the webhook answered with status ${status}`);
    this.forGood = status === 410;
  }
}

/**
 * Calls the agency's webhook with one lead, by the rules of Standard Webhooks
 * (https://www.standardwebhooks.com): `webhook-id` is the delivery's id and stays the same when the
 * call is repeated.
 * @returns the receiver's answer in a few words
 * @throws WebhookRefused when the answer is not 2xx; another error when none comes before the signal
 */
export async function callWebhook(
  settings: WebhookSettings,
  lead: Lead,
  deliveryId: string,
  signal: AbortSignal,
): Promise<string> {
  const now = new Date();
  const body = JSON.stringify({
    type: 'lead.received',
    timestamp: lead.receivedAt,
    data: webhookLead(lead),
  });
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
  if (!response.ok) throw new WebhookRefused(response.status);
  return `status ${response.status}`;
}

function webhookLead(lead: Lead) {
  return {
    id: lead.id,
    kind: lead.kind,
    receivedAt: lead.receivedAt,
    ...Object.fromEntries(LEAD_FIELDS.map((name) => [name, lead[name]])),
    // Empty for an ordinary lead.
    spamReasons: lead.spamReasons,
  };
}
