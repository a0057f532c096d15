import { LEAD_FIELDS } from '@agency/contract/lead-forms.ts';
import { Webhook } from 'standardwebhooks';
import type { Lead } from '../store/lead.ts';
import type { Channel } from './channel.ts';
import { hasStatus, isRedirect, postJson } from './post-json.ts';

/**
 * Calls the agency's webhook with one lead, by the rules of Standard Webhooks (https://www.standardwebhooks.com).
 * `webhook-id` is the delivery's id, the same in every attempt. Suspected spam is posted too, with the reasons.
 */
export const webhook: Channel = {
  recipients: ({ webhookUrl }) => (webhookUrl === undefined ? [] : ['']),
  async send({ settings: { webhookUrl, webhookSecret }, delivery, lead, signal }) {
    if (webhookUrl === undefined || webhookSecret === undefined) {
      return { skip: 'WEBHOOK_URL is no longer set' };
    }
    const body = webhookBody(lead);
    const now = new Date();
    const headers = {
      'webhook-id': delivery.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(webhookSecret).sign(delivery.id, now, body),
    };
    return postJson('WEBHOOK_URL', webhookUrl, body, { headers, signal });
  },
  limitMs: 20_000,
  // The receiver says that it wants no more calls for this lead.
  isFinal: (error) => hasStatus(error, 410) || isRedirect(error),
  isRequired: true,
  together: null,
};

function webhookBody(lead: Lead): string {
  const { id, reference, kind, receivedAt, attribution, consent, spamReasons } = lead;
  const fields = Object.fromEntries(LEAD_FIELDS.map((name) => [name, lead[name]]));
  const data = { id, reference, kind, receivedAt, ...fields, consent, attribution, spamReasons };
  return JSON.stringify({ type: 'lead.received', timestamp: receivedAt, data });
}
