import { expect, inject, it } from 'vitest';
import { attributeOf } from '../../server/http/html-tree.ts';
import { fetchPage, textOf } from '../support/html-page.ts';

const site = inject('site');

const claims = ['5X', '80%', '3X', '50%', '15X', '10X', '200%', '2X'];

it('names one client, a period and a method for every large claim, and says that all are samples', async () => {
  const page = await fetchPage(`${site}/how-we-work`);
  const entries = page.all('li').map((entry) => textOf(entry));
  for (const claim of claims) {
    const entry = entries.find((text) => text.startsWith(`${claim} `)) ?? '';
    for (const part of ['Client', 'Period', 'Method', 'one client’s best'])
      expect(entry, claim).toContain(part);
  }
  expect(page.text).toContain('Sample page');
});

it('tells fees, hours, notice, reply time and the first thirty days', async () => {
  const { text } = await fetchPage(`${site}/how-we-work`);
  for (const words of ['20,000', '1,50,000', '80 to 150 hours', 'Notice', 'Reply time', 'Day 30'])
    expect(text).toContain(words);
});

it.each(['/', '/digital-marketing-services', '/seo-services', '/contact-us'])(
  '%s leads to the terms from its text',
  async (route) => {
    const page = await fetchPage(site + route);
    const leading = page
      .all('a')
      .filter((link) => attributeOf(link, 'href')?.startsWith('/how-we-work'));
    // One more than the footer's.
    expect(leading.length).toBeGreaterThanOrEqual(2);
  },
);

it('ends the services page with the stepper: nothing stands between it and the footer', async () => {
  const page = await fetchPage(`${site}/digital-marketing-services`);
  const words = textOf(page.all('main')[0] ?? {});
  const stepper =
    page
      .all('section')
      .map((band) => textOf(band))
      .at(-1) ?? '';
  expect(stepper).toContain('Discovery & Research');
  expect(words.endsWith(stepper)).toBe(true);
});
