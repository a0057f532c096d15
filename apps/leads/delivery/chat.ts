import type { Attribution } from '@agency/contract/attribution.ts';
import { leadTitle } from '../mail/agency-mail.ts';
import { phoneLinks } from '../mail/phone-links.ts';
import type { Lead } from '../store/lead.ts';
import type { Channel } from './channel.ts';
import { chatFormat } from './chat-format.ts';
import { hasStatus, isRedirect, postJson } from './post-json.ts';

/** A message about a lead in a chat of the agency. Suspected spam is only mailed. */
export const chat: Channel = {
  recipients: ({ chatWebhookUrl }, { inSummary }) =>
    chatWebhookUrl === undefined || inSummary ? [] : [''],
  async send({ settings: { chatWebhookUrl: url }, lead, locale, signal }) {
    if (url === undefined) return { skip: 'CHAT_WEBHOOK_URL is no longer set' };
    return postJson('CHAT_WEBHOOK_URL', url, chatBody(url, lead, locale().country), { signal });
  },
  limitMs: 20_000,
  // The chat or its webhook was deleted.
  isFinal: (error) => hasStatus(error, 404, 410) || isRedirect(error),
  isRequired: true,
  together: null,
};

/** @param country of phone numbers without a country code; null when unknown */
export function chatBody(url: string, lead: Lead, country: string | null): string {
  const { body, text, link } = chatFormat(url);
  const calls = phoneLinks(lead.phone, country).flatMap(({ number, call, whatsapp }) => [
    link(`Call ${number}`, call),
    ...(whatsapp === null ? [] : [link('WhatsApp', whatsapp)]),
  ]);
  const values = { Trade: lead.industry, Services: lead.services, Website: lead.website };
  const lines = [
    text(leadTitle(lead)),
    ...Object.entries(values).flatMap(([label, value]) =>
      value === '' ? [] : [`${label}: ${text(value)}`],
    ),
    calls.length === 0 ? `Phone: ${text(lead.phone)}` : calls.join('  '),
    `Came from: ${text(sourceOf(lead.attribution))}`,
    `Reference: ${lead.reference}`,
  ];
  return JSON.stringify(body(lines));
}

/** Campaign, ad network or other site, and the first page. */
function sourceOf(attribution: Attribution): string {
  const { utm_source, utm_medium, utm_campaign, referrer = '', landing } = attribution;
  const campaign = [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / ');
  const click = Object.keys(attribution).find((key) => /clid$|braid$|_fat_id$/.test(key));
  const source = campaign || click || URL.parse(referrer)?.host || 'direct or unknown';
  return landing === undefined ? source : `${source}, first page ${landing}`;
}
