import { CONTACT_FORM } from '../../contract/contact-form.ts';
import { SEO_FORM } from '../../contract/seo-form.ts';
import { sentencesOf } from './article-text.ts';

/** What a sentence asks a visitor to hand over, the least first. */
const weights = { details: 0, words: 1, files: 2 } as const;

export type Asked = keyof typeof weights;

const hasMessage = (fields: readonly { kind: string }[]) =>
  fields.some(({ kind }) => kind === 'message');

/** The most that each door carries. The forms answer for themselves: neither takes files. */
const carries: Record<string, Asked> = {
  'the contact form': hasMessage(CONTACT_FORM.fields) ? 'words' : 'details',
  'the quote form': hasMessage(SEO_FORM.fields) ? 'words' : 'details',
  'a mail': 'files',
  'a chat': 'files',
  'a telephone call': 'words',
};

const doors: [RegExp, string][] = [
  [/^\/contact(?:-us)?(?:[?#]|$)/, 'the contact form'],
  [/^\/seo-services#quote/, 'the quote form'],
  [/^mailto:/, 'a mail'],
  [/^https:\/\/wa\.me\//, 'a chat'],
  [/^tel:/, 'a telephone call'],
];

/** What a link opens, if it is a way to get in touch. */
export const doorOf = (href: string) => doors.find(([address]) => address.test(href))?.[1];

const file = String.raw`(?:photo(?:graph)?|picture|screenshot|export|spreadsheet|sheet|file|sketch|recording)s?\b`;

const files = [
  new RegExp(
    String.raw`\b(?:send|attach|upload|include|forward|add|show us)\b[^.;!?]{0,60}\b${file}`,
    'i',
  ),
  /\battach(?:ed|ment)?s?\b/i,
];

const words = [
  /\b(?:one|a|two|three|four|five|a few|some) (?:short )?(?:lines?|sentences?|paragraphs?)\b/i,
  /\b(?:half[- ](?:a )?page|half-page)\b/i,
  /\b(?:your|a|one|that|the) questions?\b/i,
  /\b(?:write|send|put|paste|type|note)\b[^.;!?]{0,40}\b(?:us|it down|down|in it|under it)\b/i,
  /\bgive us (?!your (?:name|number|brand)\b)/i,
  /\btell us (?!who\b|which services\b|your (?:name|number|brand)\b)/i,
  /\b(?:describe|explain)\b/i,
  /\bask (?:us|away|it)\b/i,
  /\b(?:paste|message field|your message)\b/i,
];

/** A sentence that names the door it means, such as the email address above, is true wherever it stands. */
const namesDoor =
  /\b(?:email|mail|chat|telephone|phone number|message field|room for a message)\b/i;

/** The most that a text asks of a visitor, as far as its wording shows it. */
export function askedIn(text: string): Asked {
  const clauses = sentencesOf([text])
    .flatMap((sentence) => sentence.split(/;\s+/))
    .filter((clause) => !namesDoor.test(clause));
  const asks = (patterns: RegExp[]) =>
    clauses.some((clause) => patterns.some((pattern) => pattern.test(clause)));
  if (asks(files)) return 'files';
  return asks(words) ? 'words' : 'details';
}

/** Whether what is asked fits through a door; what is wrong, as a sentence, if it does not. */
export function misfit(door: string, asked: Asked): string | undefined {
  const most = carries[door] ?? 'details';
  if (weights[asked] <= weights[most]) return undefined;
  return `asks for ${asked}, and ${door} carries ${most} at most`;
}
