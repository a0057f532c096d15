import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link to a held lead is good, in milliseconds: 7 days. */
const HELD_LINK_MS = 7 * 24 * 60 * 60 * 1000;

/** What a link to a held lead says: the lead, or why it is not good. */
export type HeldLink =
  | { readonly kind: 'lead'; readonly leadId: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'wrong' };

/** The path of the page that shows one held lead; nothing happens by opening it. */
export function heldPath(leadId: string, now: Date, secret: string): string {
  const end = Math.floor((now.getTime() + HELD_LINK_MS) / 1000);
  return `/held/${leadId}.${end}.${sign(leadId, end, secret)}`;
}

/** Reads the last part of such a path. Never throws. */
export function readHeldLink(token: string, now: Date, secret: string): HeldLink {
  const [, leadId = '', end = '', signature = ''] =
    /^([\da-f-]{36})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const expected = Buffer.from(sign(leadId, Number(end), secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { kind: 'wrong' };
  }
  return Number(end) * 1000 < now.getTime() ? { kind: 'expired' } : { kind: 'lead', leadId };
}

function sign(leadId: string, end: number, secret: string): string {
  return createHmac('sha256', secret).update(`held ${leadId} ${end}`).digest('base64url');
}
