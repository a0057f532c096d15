import type { LeadFields } from './lead.ts';

/** What is known of a submission besides its fields. */
export type SubmissionSigns = {
  /** Content of the hidden field that people never see. */
  readonly honeypot: string;
  /** Milliseconds since 1970 when the form appeared, as the browser says; empty without script. */
  readonly startedAt: string;
  /** Leads from the same e-mail address in the last hour. */
  readonly recentFromSender: number;
};

/** A person needs longer than this to fill a form, in milliseconds. */
export const FASTEST_PERSON_MS = 2000;
/** More leads than this in one hour from one address look automatic. */
export const MOST_LEADS_PER_HOUR = 5;
const MOST_LINKS_IN_MESSAGE = 3;
const LINK = /https?:\/\/|\bwww\.|\[url|<a\s/gi;

/**
 * Reasons to suspect spam, in words for the agency; empty for an ordinary lead. A suspected lead is
 * kept and answered like any other, only not mailed, so a wrong guess costs one `leads release`.
 */
export function spamReasons(fields: LeadFields, signs: SubmissionSigns, now: Date): string[] {
  const reasons: string[] = [];
  if (signs.honeypot.trim() !== '') reasons.push('honeypot: the hidden field was filled');
  // A clock that runs ahead makes the difference negative; that proves nothing.
  const elapsed = /^\d{1,15}$/.test(signs.startedAt)
    ? now.getTime() - Number(signs.startedAt)
    : null;
  if (elapsed !== null && elapsed >= 0 && elapsed < FASTEST_PERSON_MS) {
    reasons.push(`timing: sent ${elapsed} ms after the form appeared`);
  }
  const links = countLinks(fields.message);
  if (links > MOST_LINKS_IN_MESSAGE) reasons.push(`content: ${links} links in the message`);
  for (const name of ['name', 'company', 'industry'] as const) {
    if (countLinks(fields[name]) > 0) reasons.push(`content: a link in the field ${name}`);
  }
  if (signs.recentFromSender >= MOST_LEADS_PER_HOUR) {
    reasons.push(`rate: ${signs.recentFromSender + 1} leads from one address within an hour`);
  }
  return reasons;
}

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}
