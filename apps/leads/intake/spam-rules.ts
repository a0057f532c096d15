import type { LeadFields } from '../store/lead.ts';
import { comparableText } from './comparable-text.ts';
import type { Submission } from './submission.ts';

/** People rarely fill a form in less time; browsers with autofill do. */
const MIN_FILL_MS = 2000;
const MANY_LINKS = 5;
/** Minimum spam score of a suspected lead. */
const SUSPECTED = 2;

/** Spam phrases, for text from comparable-text.ts. */
const SPAM_PHRASES: readonly RegExp[] = [
  /\b(?:online casino|casino bonus|free spins|sports betting|1xbet)\b/,
  /\b(?:viagra|cialis|kamagra|tramadol|male enhancement|replica watches)\b/,
  /\b(?:porn\w*|adult dating|sex cam|escort service)\b/,
  /\b(?:double|multiply) your (?:bitcoin|crypto|money|investment)\b/,
  /\b(?:guaranteed|passive) (?:profits?|income|returns)\b/,
  /\b(?:million dollars|next of kin|lottery winner|no credit check)\b/,
  /\bguaranteed?\b[^.!?]{0,40}\b(?:first page|page (?:one|1)|top (?:3|5|10)|rankings?) (?:of|on|in) google\b/,
  /\b(?:we|i|our team) (?:can|will|could)\b[^.!?]{0,40}\b(?:rank|improve|increase|boost|redesign)\b[^.!?]{0,30}\byour (?:web ?site|site|traffic|rankings?)\b/,
  /\b(?:do-?follow|link insertions?|pbn links|buy backlinks)\b/,
  /\bguest posts?\b[^.!?]{0,60}\b(?:your (?:site|web ?site|blog)|price|per post)\b/,
  /\b(?:dear|hello|hi|attention),? (?:webmaster|(?:web ?site|site|business|domain) owner)\b/,
  /\b(?:verified|targeted|bulk) (?:e-?mail|contact|lead)s? (?:lists?|database)\b/,
  /\b(?:buy|cheap|instant)\b[^.!?]{0,30}\b(?:followers|subscribers|google reviews|5[- ]star reviews)\b/,
  /\bto (?:unsubscribe|opt[- ]?out)\b|\bunsubscribe (?:here|link)\b/,
  /\[url[=\]]|<a\s[^>]*href/,
];

/**
 * Why a lead looks like spam, as sentences for the agency; empty when it does not. A suspected lead is mailed in
 * the next summary instead of its own mail.
 */
export function spamReasons(
  fields: LeadFields,
  { honeypot, startedAt }: Pick<Submission, 'honeypot' | 'startedAt'>,
  now: Date,
): string[] {
  const text = comparableText(Object.values(fields).join('\n'));
  const found: [score: number, reason: string][] = [];
  if (honeypot.trim() !== '') found.push([2, 'A field that people do not see was filled.']);
  for (const phrase of SPAM_PHRASES) {
    const [match] = phrase.exec(text) ?? [];
    if (match !== undefined) found.push([2, `The text has words of spam: “${match.trim()}”.`]);
  }
  const links = linksIn(fields.message);
  if (links >= MANY_LINKS) found.push([2, `The message has ${links} links.`]);
  if (linksIn(fields.name) > 0) found.push([1, 'The name has a link.']);
  // The difference is negative when the visitor's clock is fast; that is ignored.
  const ms = /^\d{1,15}$/.test(startedAt) ? now.getTime() - Number(startedAt) : -1;
  if (ms >= 0 && ms < MIN_FILL_MS) {
    found.push([1, `The form was sent ${(ms / 1000).toFixed(1)} seconds after it was begun.`]);
  }
  const score = found.reduce((sum, [points]) => sum + points, 0);
  return score >= SUSPECTED ? found.map(([, reason]) => reason) : [];
}

// Counts `https://www.a.in` once.
function linksIn(text: string): number {
  return text.match(/https?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+/giu)?.length ?? 0;
}
