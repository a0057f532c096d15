import { expect, it } from 'vitest';
import { originOfPage, packOrigin, unpackOrigin } from './lead-origin.ts';

const landing =
  'https://agency.example/seo-services?utm_source=news&utm_campaign=diwali&gclid=abc&other=1';

it('the origin has the path of the first page, the referrer, campaign and click ids', () => {
  expect(originOfPage(landing, 'https://search.example/find?q=secret')).toEqual({
    landing: '/seo-services',
    referrer: 'https://search.example/find',
    utm_source: 'news',
    utm_campaign: 'diwali',
    gclid: 'abc',
  });
});

it('campaign parameters are read from links with &amp; and with capital letters', () => {
  const url = 'https://a.example/b?UTM_Source=News&amp;utm_medium=mail&amp;amp;gclid=1';
  expect(originOfPage(url, '')).toEqual({
    landing: '/b',
    utm_source: 'News',
    utm_medium: 'mail',
    gclid: '1',
  });
});

it('an encoded origin is decoded to the same values', () => {
  const origin = originOfPage(landing, 'android-app://com.search.example/');
  expect(origin.referrer).toBe('android-app://com.search.example/');
  expect(unpackOrigin(packOrigin(origin))).toEqual(origin);
});

it('a page of the same site is not a referrer', () => {
  expect(originOfPage('https://a.example/b', 'https://a.example/c')).toEqual({ landing: '/b' });
});

it('an invented origin is reduced to known keys, maximum lengths and one line', () => {
  const origin = unpackOrigin(`evil=1&landing=${'x'.repeat(999)}&utm_term=a%0D%0Ab`);
  expect(Object.keys(origin)).toEqual(['landing', 'utm_term']);
  expect(origin.landing).toHaveLength(300);
  expect(origin.utm_term).toBe('a b');
  expect(unpackOrigin('%%%')).toEqual({});
});
