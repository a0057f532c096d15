import { expect, it } from 'vitest';
import { attributionOf, packAttribution } from './attribution.ts';
import { unpackAttribution } from './unpack-attribution.ts';

const landing =
  'https://agency.example/seo-services?utm_source=news&utm_campaign=diwali&gclid=abc&other=1';

it('the attribution has the path of the first page, the referrer, campaign and click ids', () => {
  expect(attributionOf(landing, 'https://search.example/find?q=secret')).toEqual({
    landing: '/seo-services',
    referrer: 'https://search.example/find',
    utm_source: 'news',
    utm_campaign: 'diwali',
    gclid: 'abc',
  });
});

it('campaign parameters are read from links with &amp; and with capital letters', () => {
  const url = 'https://a.example/b?UTM_Source=News&amp;utm_medium=mail&amp;amp;gclid=1';
  expect(attributionOf(url, '')).toEqual({
    landing: '/b',
    utm_source: 'News',
    utm_medium: 'mail',
    gclid: '1',
  });
});

it('an encoded attribution is decoded to the same values', () => {
  const attribution = attributionOf(landing, 'android-app://com.search.example/');
  expect(attribution.referrer).toBe('android-app://com.search.example/');
  expect(unpackAttribution(packAttribution(attribution))).toEqual(attribution);
});

it('a page of the same site is not a referrer', () => {
  expect(attributionOf('https://a.example/b', 'https://a.example/c')).toEqual({ landing: '/b' });
});

it('an invented attribution is reduced to known keys, maximum lengths and one line', () => {
  const attribution = unpackAttribution(`evil=1&landing=${'x'.repeat(999)}&utm_term=a%0D%0Ab`);
  expect(Object.keys(attribution)).toEqual(['landing', 'utm_term']);
  expect(attribution.landing).toHaveLength(300);
  expect(attribution.utm_term).toBe('a b');
  expect(unpackAttribution('%%%')).toEqual({});
});

it('a long path or emoji is cut before a character that does not fit', () => {
  const path = `/blogs/${encodeURIComponent('விலை'.repeat(30))}`;
  const sent = attributionOf(
    `https://a.example${path}?utm_term=${'x'.repeat(299)}%F0%9F%98%80`,
    '',
  );
  const { landing = '', utm_term = '' } = unpackAttribution(packAttribution(sent));
  expect(landing.length).toBeGreaterThan(290);
  expect(decodeURIComponent(path).startsWith(decodeURIComponent(landing))).toBe(true);
  expect(utm_term).toBe('x'.repeat(299));
});
