import { describe, expect, it } from 'vitest';
import { CONTACT_FIELDS, SEO_FIELDS } from '../../testing/sample-lead.ts';
import { leadFields } from '../store/lead.ts';
import { type SubmissionSignals, suspect } from './suspicion.ts';
import { CORPUS_MOMENT, readCorpus } from './suspicion-corpus/read-corpus.ts';

const now = CORPUS_MOMENT;
const quiet: SubmissionSignals = {
  honeypot: '',
  startedAt: '',
  recentFromSender: 0,
  recentSendersOfNetwork: 0,
};
const seo = (message: string) => leadFields({ ...SEO_FIELDS, message });

describe('a person is not suspected at all', () => {
  it.each([
    ['for an ordinary lead', leadFields(CONTACT_FIELDS), quiet],
    [
      'for four links written https://www., each of which is one link',
      seo('https://www.a.in https://www.b.in https://www.c.in https://www.d.in'),
      quiet,
    ],
    [
      'for the own site and three competitors in the message',
      seo('Ours https://own.in, they https://www.x.in https://www.y.in https://www.z.in'),
      quiet,
    ],
    [
      'for a web address as brand name',
      leadFields({ ...CONTACT_FIELDS, company: 'https://www.filterhouse.example' }),
      quiet,
    ],
    [
      'for a clock that runs ahead',
      leadFields(SEO_FIELDS),
      { ...quiet, startedAt: String(now.getTime() + 60_000) },
    ],
    ['for nonsense in place of a time', leadFields(SEO_FIELDS), { ...quiet, startedAt: 'soon' }],
    ['for a fifth lead within an hour', leadFields(SEO_FIELDS), { ...quiet, recentFromSender: 4 }],
  ])('%s', (_, fields, signals) =>
    expect(suspect(fields, signals, now)).toEqual({ reasons: [], held: false }),
  );
});

describe('a person is mailed with a mark, not held', () => {
  it.each([
    [
      'when the browser fills the form within two seconds',
      leadFields(SEO_FIELDS),
      { ...quiet, startedAt: String(now.getTime() - 300) },
    ],
    [
      'when somebody sent five leads under the same address before',
      leadFields(SEO_FIELDS),
      { ...quiet, recentFromSender: 5 },
    ],
    [
      'when the browser fills even the hidden field',
      leadFields(SEO_FIELDS),
      { ...quiet, honeypot: 'x' },
    ],
    [
      'when an office writes from one network',
      leadFields(SEO_FIELDS),
      { ...quiet, recentSendersOfNetwork: 12 },
    ],
    ['when the text has one phrase of spam', seo('Is a dofollow link worth its price?'), quiet],
    [
      'when all weak signs come together',
      leadFields({ ...SEO_FIELDS, name: 'www.a.in', message: 'www.a.in '.repeat(9) }),
      { ...quiet, startedAt: String(now.getTime() - 300), recentFromSender: 9 },
    ],
  ])('%s', (_, fields, signals) => {
    const { reasons, held } = suspect(fields, signals, now);
    expect(held).toBe(false);
    expect(reasons.length).toBeGreaterThan(0);
  });
});

describe('strong signs together hold a lead, with reasons in plain words', () => {
  it.each([
    ['trap and phrase', seo('Free spins at our online casino'), { ...quiet, honeypot: 'x' }],
    [
      'burst and trap',
      leadFields(SEO_FIELDS),
      { ...quiet, honeypot: 'x', recentSendersOfNetwork: 12 },
    ],
    ['two kinds of phrases', seo('Dear webmaster, dofollow links for you.'), quiet],
  ])('%s', (_, fields, signals) => {
    const { reasons, held } = suspect(fields, signals, now);
    expect(held).toBe(true);
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z\d].* .*\.$/);
  });
});

describe('on the written corpus', () => {
  const judge = (name: 'ordinary' | 'spam') =>
    readCorpus(name).map(({ line, fields, signals }) => ({
      line,
      ...suspect(fields, signals, now),
    }));

  it('none of at least 200 ordinary leads is held, and few bear a mark', () => {
    const leads = judge('ordinary');
    const marked = leads.filter(({ reasons }) => reasons.length > 0);
    expect(leads.length).toBeGreaterThanOrEqual(200);
    expect(leads.filter(({ held }) => held).map(({ line }) => line)).toEqual([]);
    console.info(`ordinary: 0 of ${leads.length} held, ${marked.length} mailed with a mark`);
    expect(marked.length / leads.length).toBeLessThan(0.15);
  });

  it('most of at least 200 spam leads are held', () => {
    const leads = judge('spam');
    const held = leads.filter((lead) => lead.held).length;
    const marked = leads.filter((lead) => !lead.held && lead.reasons.length > 0).length;
    console.info(`spam: ${held} of ${leads.length} held, ${marked} more mailed with a mark`);
    expect(leads.length).toBeGreaterThanOrEqual(200);
    expect(held / leads.length).toBeGreaterThan(0.7);
  });
});
