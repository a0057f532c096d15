import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder } from '../../apps/leads/http/html-tree.ts';
import { sitePages, textOf } from '../support/html-page.ts';
import { clinicWithoutRules, earlierTexts, notSeen } from '../support/offer/earlier-texts.ts';
import {
  amountsIn,
  exampleAmounts,
  ownAmounts,
  priceOf,
  serviceNames,
  unusedExamples,
} from '../support/offer/offer-facts.ts';
import { contradictions, needsRulesForClinics, rules } from '../support/offer/offer-rules.ts';

const site = inject('site');
const dist = resolve(process.env.DIST_DIR ?? 'dist');

const pages = [...(await sitePages(site))].map(([route, page]) => ({ route, page }));

/** Pages about others: articles and cases with their lists. */
const aboutOthers = /^\/(?:blogs|portfolio|our-portfolio|authors|digital-marketing-blog|search)\b/;

describe('a page says what offer.yaml says', () => {
  it.each(pages)('$route', ({ route, page }) => {
    expect(contradictions(page.text, route.startsWith('/blogs/'))).toEqual([]);
  });

  it.each(pages.filter(({ route }) => !aboutOthers.test(route)))(
    '$route has no other amount',
    ({ route, page }) => {
      const examples = exampleAmounts(route);
      const others = amountsIn(page.text).filter(
        (amount) => !(ownAmounts.has(amount) || examples.has(amount)),
      );
      expect(others).toEqual([]);
    },
  );
});

it('an article that spends the money of a clinic on ads links to the rules for clinics', () => {
  expect(needsRulesForClinics(clinicWithoutRules)).toBe(true);
  const missing = pages.filter(({ route, page }) => {
    const [main] = page.all('main');
    if (!route.startsWith('/blogs/') || !main || !needsRulesForClinics(textOf(main))) return false;
    const links = [...elementsUnder(main)].map((link) => attributeOf(link, 'href'));
    return !links.includes('/marketing-for-clinics');
  });
  expect(missing.map(({ route }) => route)).toEqual([]);
});

describe('what is no page says what offer.yaml says', () => {
  it.each(['feed.xml', 'llms.txt', 'server.json'])('%s', (file) => {
    const text = readFileSync(join(dist, file), 'utf8').replaceAll('\u00a0', ' ');
    expect(text.length).toBeGreaterThan(1000);
    expect(contradictions(text)).toEqual([]);
  });
});

describe('a service has a name of the services', () => {
  it('in the forms', () => {
    const choices = pages.flatMap(({ page }) =>
      page
        .all('input')
        .filter((input) => /^services/.test(attributeOf(input, 'name') ?? ''))
        .map((input) => attributeOf(input, 'value') ?? ''),
    );
    // Of the contact page and of the page in Tamil: the pages of trades leave the choice out.
    expect(choices).toHaveLength(2 * 6);
    expect([...new Set(choices)].filter((name) => !serviceNames.has(name))).toEqual([]);
  });

  it('in the list of the services page', () => {
    const page = pages.find(({ route }) => route === '/digital-marketing-services')?.page;
    const [main] = page?.all('main') ?? [];
    const names = (main ? [...elementsUnder(main)] : [])
      .filter(({ tagName }) => tagName === 'summary')
      .map((summary) => textOf(summary).replace(/^\d+ /, ''));
    expect(names).toHaveLength(5);
    expect(names.filter((name) => !serviceNames.has(name))).toEqual([]);
  });
});

it('each example of offer.yaml is in its file', () => {
  expect(unusedExamples()).toEqual([]);
});

it('the sums of the sample quotation add up', () => {
  const { audit, month, ads } = {
    audit: priceOf('audit').from,
    month: priceOf('dentistMonth').from,
    ads: priceOf('adsBesideSeo').from,
  };
  const lines = ['dentistSeo', 'dentistPages', 'dentistProfile', 'dentistReport'];
  expect(lines.reduce((sum, line) => sum + priceOf(line).from, 0)).toBe(month);
  expect(priceOf('dentistFirstMonth').from).toBe(audit + month);
  expect(priceOf('dentistContract').from).toBe(audit + 4 * month);
  expect(priceOf('dentistMonthWithAds').from).toBe(month + ads);
});

it.each([
  ['shop', ['shopPages', 'shopTechnical', 'shopProfile', 'shopReport'], 'oneChannel'],
  [
    'restaurant',
    ['restaurantPlan', 'restaurantPosts', 'restaurantMessages', 'restaurantReport'],
    'oneChannel',
  ],
  [
    'exporter',
    ['exporterPages', 'exporterSearch', 'exporterTechnical', 'exporterReport'],
    'exporterMonth',
  ],
])('the lines of the month of the %s add up', (_trade, lines, month) => {
  expect(lines.reduce((sum, line) => sum + priceOf(line).from, 0)).toBe(priceOf(month).from);
});

describe('the contradictions of earlier texts', () => {
  it.each(earlierTexts)('$number: $text', ({ text, rule }) => {
    expect(rules.map((one) => one.rule)).toContain(rule);
    expect(contradictions(text).join('\n')).toContain(`${rule}: `);
  });

  it('all 23 are here, or are named as one that no rule can see', () => {
    const numbers = [...earlierTexts, ...notSeen, { number: 23 }].map(({ number }) => number);
    const all = Array.from({ length: 23 }, (_, index) => index + 1);
    expect(all.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});
