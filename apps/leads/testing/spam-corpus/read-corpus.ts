import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Submission } from '../../intake/submission.ts';
import { type LeadFields, leadFields } from '../../store/lead.ts';

type CorpusLead = {
  readonly line: string;
  readonly fields: LeadFields;
  readonly submission: Pick<Submission, 'honeypot' | 'startedAt' | 'isCrossSite'>;
};

/** When the leads of the corpus are sent. */
export const CORPUS_TIME = new Date('2026-11-21T10:00:00Z');
const msBefore = (ms: number) => String(CORPUS_TIME.getTime() - ms);

/** Reads one of the collections of written leads; ordinary.txt explains the form of a line. */
export function readCorpus(name: string): CorpusLead[] {
  const text = readFileSync(path.join(import.meta.dirname, `${name}.txt`), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [form, person, email, third = '', fourth = '', words = ''] = line
      .split(' | ')
      .map((part) => part.trim());
    const rest =
      form === 's' ? { website: third, message: fourth } : { company: third, industry: fourth };
    const seconds = words.includes('fast') ? 0.9 : words.includes('ahead') ? -420 : 95;
    return {
      line,
      fields: leadFields({ name: person, email, ...rest }),
      submission: {
        honeypot: words.includes('trap') ? '+91 44 0000 0000' : '',
        startedAt: msBefore(seconds * 1000),
        isCrossSite: false,
      },
    };
  });
}
