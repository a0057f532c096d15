import { LEAD_FORMS, type LeadFieldName } from '../../../contract/lead-forms.ts';
import type { LeadFields } from '../store/lead.ts';
import { phraseFamilies } from './spam-phrases.ts';

/** What is known of a submission besides its fields. */
export type SubmissionSignals = {
  /** Content of the hidden field that people never see. */
  readonly honeypot: string;
  /** Milliseconds since 1970 when the form appeared, as the browser says; empty without script. */
  readonly startedAt: string;
  /** Leads from the same sender in the last hour. */
  readonly recentFromSender: number;
  /** Different senders from the same network in the last ten minutes. */
  readonly recentSendersOfNetwork: number;
};

/** What to think of a lead. */
export type Suspicion = {
  /** Reasons in words for the agency; empty for an ordinary lead. */
  readonly reasons: readonly string[];
  /** True when strong signals come together: the lead waits for a release. */
  readonly held: boolean;
};

type Signal = { readonly strong: boolean; readonly reason: string };

/** Hardly anybody fills a form faster, in milliseconds; a browser that fills it for somebody may. */
const FASTEST_PERSON_MS = 2000;
/** More leads than this in one hour from one sender are worth a word. */
const MANY_LEADS_PER_HOUR = 5;
/** So many senders from one network within ten minutes are a burst. */
const BURST_SENDERS = 10;
const MANY_LINKS = 5;
/** So many strong signals hold a lead. */
const STRONG_TO_HOLD = 2;

/** Fields in which people write what they like. */
const FREE_TEXT: readonly LeadFieldName[] = [
  ...new Set(
    Object.values(LEAD_FORMS)
      .flatMap(({ fields }) => [...fields])
      .filter(({ kind }) => kind === 'line' || kind === 'message')
      .map(({ name }) => name),
  ),
];

// Counts `https://www.a.in` once.
const LINK = /https?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+/giu;

/**
 * Adds up what speaks for spam. No single signal holds a lead back, nor do weak ones together: each
 * has its honest cases (a browser that fills every field, a client who sells loans, an office behind
 * one address). A lead that is not held is mailed with its reasons; one that is held is shown to the
 * agency within the hour.
 */
export function suspect(fields: LeadFields, signals: SubmissionSignals, now: Date): Suspicion {
  const found = [...strongSignals(fields, signals), ...weakSignals(fields, signals, now)];
  return {
    reasons: found.map(({ reason }) => reason),
    held: found.filter(({ strong }) => strong).length >= STRONG_TO_HOLD,
  };
}

function strongSignals(fields: LeadFields, signals: SubmissionSignals): Signal[] {
  const strong: string[] = [];
  if (signals.honeypot.trim() !== '') strong.push('A field that people do not see was filled.');
  if (signals.recentSendersOfNetwork >= BURST_SENDERS) {
    strong.push(
      `${signals.recentSendersOfNetwork} different senders wrote from the same network within ten minutes.`,
    );
  }
  const text = FREE_TEXT.map((name) => fields[name]).join('\n');
  for (const family of phraseFamilies(text)) strong.push(`The text ${family}.`);
  return strong.map((reason) => ({ strong: true, reason }));
}

function weakSignals(fields: LeadFields, signals: SubmissionSignals, now: Date): Signal[] {
  const weak: string[] = [];
  // A clock that runs ahead makes the difference negative; that proves nothing.
  const elapsed = /^\d{1,15}$/.test(signals.startedAt)
    ? now.getTime() - Number(signals.startedAt)
    : null;
  if (elapsed !== null && elapsed >= 0 && elapsed < FASTEST_PERSON_MS) {
    weak.push(`The form was sent ${(elapsed / 1000).toFixed(1)} seconds after it appeared.`);
  }
  const links = countLinks(fields.message);
  if (links >= MANY_LINKS) weak.push(`The message holds ${links} links.`);
  if (countLinks(fields.name) > 0) weak.push('The name holds a link.');
  if (signals.recentFromSender >= MANY_LEADS_PER_HOUR) {
    weak.push(`It is lead number ${signals.recentFromSender + 1} of this address within an hour.`);
  }
  return weak.map((reason) => ({ strong: false, reason }));
}

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}
