import { describe, expect, it } from 'vitest';
import { CONTACT_FIELDS, SEO_FIELDS } from '../testing/sample-lead.ts';
import { leadFields } from './lead.ts';
import { spamReasons } from './spam.ts';

const now = new Date('2026-11-21T10:00:00Z');
const quiet = { honeypot: '', startedAt: '', recentFromSender: 0 };

describe('people are not suspected', () => {
  it.each([
    ['an ordinary contact lead', leadFields(CONTACT_FIELDS), quiet],
    [
      'a message with three links',
      leadFields({ ...SEO_FIELDS, message: 'www.a.in https://b.in http://c.in' }),
      quiet,
    ],
    [
      'a slow writer',
      leadFields(SEO_FIELDS),
      { ...quiet, startedAt: String(now.getTime() - 60_000) },
    ],
    [
      'a computer whose clock runs ahead',
      leadFields(SEO_FIELDS),
      { ...quiet, startedAt: String(now.getTime() + 60_000) },
    ],
    ['nonsense where the time should be', leadFields(SEO_FIELDS), { ...quiet, startedAt: 'soon' }],
    ['a fifth lead within an hour', leadFields(SEO_FIELDS), { ...quiet, recentFromSender: 4 }],
  ])('%s', (_, fields, signs) => expect(spamReasons(fields, signs, now)).toEqual([]));
});

describe('programs are', () => {
  it.each([
    ['honeypot', leadFields(SEO_FIELDS), { ...quiet, honeypot: 'x' }],
    ['timing', leadFields(SEO_FIELDS), { ...quiet, startedAt: String(now.getTime() - 300) }],
    [
      'content',
      leadFields({ ...SEO_FIELDS, message: 'http://a http://b http://c http://d' }),
      quiet,
    ],
    ['content', leadFields({ ...CONTACT_FIELDS, name: 'Win at https://a.example' }), quiet],
    ['rate', leadFields(SEO_FIELDS), { ...quiet, recentFromSender: 5 }],
  ])('for their %s', (reason, fields, signs) => {
    const reasons = spamReasons(fields, signs, now);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toContain(`${reason}: `);
  });
});
