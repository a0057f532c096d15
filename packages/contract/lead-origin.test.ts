import { expect, it } from 'vitest';
import { originOfPage, packOrigin, unpackOrigin } from './lead-origin.ts';

const landing =
  'https://agency.example/seo-services?utm_source=news&utm_campaign=diwali&gclid=abc&other=1';

it('the first page says where the visit began: its path, the site before, campaign and click ids', () => {
  expect(originOfPage(landing, 'https://search.example/find?q=secret')).toEqual({
    landing: '/seo-services',
    referrer: 'https://search.example/find',
    utm_source: 'news',
    utm_campaign: 'diwali',
    gclid: 'abc',
  });
});

it('campaign words are read from links with &amp; and with capital letters', () => {
  const address = 'https://a.example/b?UTM_Source=News&amp;utm_medium=mail&amp;amp;gclid=1';
  expect(originOfPage(address, '')).toEqual({
    landing: '/b',
    utm_source: 'News',
    utm_medium: 'mail',
    gclid: '1',
  });
});

it('what is packed into one text is read from it again', () => {
  const origin = originOfPage(landing, 'android-app://com.search.example/');
  expect(origin.referrer).toBe('android-app://com.search.example/');
  expect(unpackOrigin(packOrigin(origin))).toEqual(origin);
});

it('a page of the same site is no referrer', () => {
  expect(originOfPage('https://a.example/b', 'https://a.example/c')).toEqual({ landing: '/b' });
});

it('what a stranger makes up is cut to known keys, lengths and one line', () => {
  const origin = unpackOrigin(`evil=1&landing=${'x'.repeat(999)}&utm_term=a%0D%0Ab`);
  expect(Object.keys(origin)).toEqual(['landing', 'utm_term']);
  expect(origin.landing).toHaveLength(300);
  expect(origin.utm_term).toBe('a b');
  expect(unpackOrigin('%%%')).toEqual({});
});
