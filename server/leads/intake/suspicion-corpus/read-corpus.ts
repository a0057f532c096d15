import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LeadFields, leadFields } from '../../store/lead.ts';
import type { SubmissionSignals } from '../suspicion.ts';

/** One written lead with the circumstances it was sent in. */
export type CorpusLead = {
  readonly line: string;
  readonly fields: LeadFields;
  readonly signals: SubmissionSignals;
};

/** When the leads of the corpus are sent. */
export const CORPUS_MOMENT = new Date('2026-11-21T10:00:00Z');

const SIGNALS_OF_WORD: Readonly<Record<string, Partial<SubmissionSignals>>> = {
  trap: { honeypot: '+91 44 0000 0000' },
  fast: { startedAt: String(CORPUS_MOMENT.getTime() - 900) },
  ahead: { startedAt: String(CORPUS_MOMENT.getTime() + 7 * 60_000) },
  again: { recentFromSender: 5 },
  office: { recentSendersOfNetwork: 12 },
};

/** Reads one of the two written collections. @throws where a line does not have the form of one */
export function readCorpus(name: 'ordinary' | 'spam'): CorpusLead[] {
  const text = readFileSync(path.join(import.meta.dirname, `${name}.txt`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [form, person = '', email = '', third = '', fourth = '', words = ''] = line
        .split(' | ')
        .map((part) => part.trim());
      if (form !== 's' && form !== 'c') throw new Error(`${name}.txt: ${line}`);
      const rest =
        form === 's' ? { website: third, message: fourth } : { company: third, industry: fourth };
      const signals: SubmissionSignals = {
        honeypot: '',
        startedAt: String(CORPUS_MOMENT.getTime() - 95_000),
        recentFromSender: 0,
        recentSendersOfNetwork: 1,
      };
      for (const word of words.split(' ').filter(Boolean)) {
        if (SIGNALS_OF_WORD[word] === undefined) throw new Error(`${name}.txt: ${line}`);
        Object.assign(signals, SIGNALS_OF_WORD[word]);
      }
      return { line, signals, fields: leadFields({ name: person, email, ...rest }) };
    });
}
