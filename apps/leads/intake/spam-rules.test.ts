import { describe, expect, it } from 'vitest';
import { leadFields } from '../store/lead.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from '../testing/sample-lead.ts';
import { spamReasons } from './spam-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const quiet = { honeypot: '', startedAt: '', isCrossSite: false };
const seo = (message: string) => leadFields({ ...SEO_FIELDS, message });
const startedMsAgo = (ms: number) => ({ ...quiet, startedAt: String(now.getTime() - ms) });

describe('a person is not suspected', () => {
  it.each([
    ['for an ordinary lead', leadFields(CONTACT_FIELDS), quiet],
    ['for four links', seo('https://www.a.in https://www.b.in https://www.c.in www.d.in'), quiet],
    [
      'for a web address as brand name',
      leadFields({ ...CONTACT_FIELDS, company: 'https://www.filterhouse.example' }),
      quiet,
    ],
    [
      'when the browser fills the form within two seconds',
      seo('A quote, please.'),
      startedMsAgo(300),
    ],
    ['for a clock that runs ahead', seo('A quote, please.'), startedMsAgo(-60_000)],
    ['for nonsense in place of a time', seo('Hello'), { ...quiet, startedAt: 'soon' }],
    [
      'for a business of money',
      seo('We lend to small shops. Can we rank for "business loan"?'),
      quiet,
    ],
    [
      'for asking for links',
      seo('Do you build backlinks? What is your price for guest posts?'),
      quiet,
    ],
    [
      'for a polite greeting',
      seo('Dear Sir/Madam, we want to increase our website traffic.'),
      quiet,
    ],
    ['for Russian', seo('Здравствуйте, нам нужен сайт и реклама в Индии.'), quiet],
    ['for Tamil with a link', seo('எங்கள் தளம் https://www.a.in பாருங்கள்'), quiet],
    ['for a page of another site', seo('A quote, please.'), { ...quiet, isCrossSite: true }],
    [
      'when the browser fills the hidden field',
      leadFields(CONTACT_FIELDS),
      { ...quiet, honeypot: '+91 98400 12345' },
    ],
  ])('%s', (_, fields, submission) => expect(spamReasons(fields, submission, now)).toEqual([]));
});

describe('spam is suspected, with reasons in plain words', () => {
  it.each([
    ['a field that people do not see', leadFields(CONTACT_FIELDS), { ...quiet, honeypot: 'x' }],
    ['words of spam', seo('Free spins at our online casino'), quiet],
    ['another offer', seo('Hello website owner, we can boost your website traffic.'), quiet],
    ['eight links', seo(' www.a.in'.repeat(8)), quiet],
    ['Russian with a link', seo('Заработок в интернете https://a.example'), quiet],
    ['Chinese with a link', seo('专业外链服务欢迎咨询 https://a.example'), quiet],
    [
      'an offer from a page of another site',
      seo('We can improve your website.'),
      { ...quiet, isCrossSite: true },
    ],
    [
      'a hidden field with a telephone number, and an offer',
      seo('We can improve your website.'),
      { ...quiet, honeypot: '+91 98400 12345' },
    ],
    [
      'a link as name, sent at once',
      leadFields({ ...SEO_FIELDS, name: 'www.a.in' }),
      startedMsAgo(300),
    ],
    ['letters that look alike', seo('Frее sріns at our οnline cаsino'), quiet],
    ['zero-width characters', seo('on\u200Bline cas\u00ADino'), quiet],
    ['full-width letters and accents', seo('ｏｎｌｉｎｅ cásino'), quiet],
  ])('%s', (_, fields, submission) => {
    const reasons = spamReasons(fields, submission, now);
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z\d].* .*\.$/);
  });
});
