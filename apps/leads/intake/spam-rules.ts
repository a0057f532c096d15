import type { LeadFields } from '../store/lead.ts';
import { comparableText } from './comparable-text.ts';
import { PHRASE_KINDS } from './spam-phrases.ts';
import type { Submission } from './submission.ts';

/** People rarely fill a form in less time; browsers with autofill do. */
const MIN_FILL_MS = 2000;
const MANY_LINKS = 5;
const TOO_MANY_LINKS = 8;
/** Minimum spam score of a suspected lead. */
const SUSPECTED = 2;

/** Scripts that no language of India uses. Arabic is missing: Urdu has it. */
const FOREIGN_LETTERS =
  /[\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Hebrew}]/gu;

/**
 * Why a lead looks like spam, as sentences for the agency; empty when it does not. A suspected lead is mailed in
 * the next summary instead of its own mail. Signals that a person can have too have score 1: two must come together.
 */
export function spamReasons(
  fields: LeadFields,
  { honeypot, startedAt, isCrossSite }: Pick<Submission, 'honeypot' | 'startedAt' | 'isCrossSite'>,
  now: Date,
): string[] {
  const typed = Object.values(fields).join('\n');
  const text = comparableText(typed);
  const found: [score: number, reason: string][] = [];
  // The browser of a person may fill it, with a telephone number.
  const isTelephone = /^[\d\s+().-]+$/.test(honeypot.trim());
  if (honeypot.trim() !== '')
    found.push([isTelephone ? 1 : 2, 'A field that people do not see was filled.']);
  for (const { score, reason, phrases } of PHRASE_KINDS) {
    const match = phrases.map((phrase) => phrase.exec(text)?.[0]).find((words) => words?.trim());
    if (match !== undefined) found.push([score, `The text ${reason}: “${match.trim()}”.`]);
  }
  const links = linksIn(fields.message);
  if (links >= MANY_LINKS)
    found.push([links >= TOO_MANY_LINKS ? 2 : 1, `The message has ${links} links.`]);
  if (linksIn(fields.name) > 0) found.push([1, 'The name has a link.']);
  if (linksIn(typed) > 0 && isForeign(typed))
    found.push([2, 'The text has a link and is in a script that is not used in India.']);
  if (isCrossSite) found.push([1, 'The form was sent from a page of another site.']);
  // The difference is negative when the visitor's clock is fast; that is ignored.
  const ms = /^\d{1,15}$/.test(startedAt) ? now.getTime() - Number(startedAt) : -1;
  if (ms >= 0 && ms < MIN_FILL_MS) {
    found.push([1, `The form was sent ${(ms / 1000).toFixed(1)} seconds after it was begun.`]);
  }
  const score = found.reduce((sum, [points]) => sum + points, 0);
  return score >= SUSPECTED ? found.map(([, reason]) => reason) : [];
}

const isForeign = (text: string) => (text.match(FOREIGN_LETTERS)?.length ?? 0) >= 5;

// Counts `https://www.a.in` once.
function linksIn(text: string): number {
  return text.match(/https?:\/\/[^\s<>"]+|\b(?:www\.|t\.me\/)[^\s<>"]+/giu)?.length ?? 0;
}
