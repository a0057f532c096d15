import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../../site/content/content-folder.ts';
import { articleTexts } from '../../support/article-text.ts';

const page = (name: string) =>
  parse(readFileSync(join(contentFolder, `pages/${name}.yaml`), 'utf8'));
const words = page('interface');
const { gstCredit, dollarRate }: Record<string, string> = words.article.sentences;
const bodyOf = (slug: string) => articleTexts.find((article) => article.slug === slug)?.body ?? '';

describe('who gets GST back', () => {
  it('is one sentence that names every group without the credit', () => {
    for (const group of ['Clinics', 'schools', 'restaurants', 'composition', 'salons', 'hotels'])
      expect(gstCredit).toContain(group);
  });

  it.each([
    'real-cost-digital-marketing-agency',
    'top-10-digital-marketing-agencies-in-india',
    'seo-vs-ppc-digital-marketing-agency-guide',
    'why-digital-marketing-is-important-to-business',
    'how-does-seo-work-guide',
    'digital-advertising-trends-for-brands',
  ])('stands in %s', (slug) => {
    expect(bodyOf(slug)).toContain('{gstCredit}');
  });

  it('is the same hint in every calculator that asks for the tax', () => {
    const { calculators } = parse(readFileSync('site/content/default-words.yaml', 'utf8'));
    const hints = Object.values<{ fields?: { gst?: { hint?: string } } }>(calculators)
      .map(({ fields }) => fields?.gst?.hint)
      .filter((hint) => hint !== undefined);
    expect(hints.length).toBe(3);
    expect(new Set(hints).size).toBe(1);
  });
});

describe('dollars', () => {
  const rate = Number(/₹(\d+) to the dollar/.exec(dollarRate ?? '')?.[1]);

  it('have one rate, with its day', () => {
    expect(dollarRate).toContain('3 July 2026');
  });

  it('are changed into rupees at that rate in the table of Texas', () => {
    const rows = [
      ...bodyOf('top-digital-marketing-agency-in-texas').matchAll(/"\$([\d,]+)", "₹([\d,]+)"/g),
    ];
    expect(rows).toHaveLength(7);
    for (const [, dollars = '', rupees = ''] of rows)
      expect(Number(rupees.replaceAll(',', ''))).toBe(Number(dollars.replaceAll(',', '')) * rate);
  });
});

it('heat maps of Clarity are kept 13 months', () => {
  expect(bodyOf('top-ai-tools-for-digital-marketing-agency-2025')).toMatch(/heat maps 13\smonths/);
});

it('a rate that the agency measured is not marked as an example', () => {
  const chart = /<Chart[^>]*One site of ours[\s\S]*?\/>/.exec(
    bodyOf('how-ai-is-changing-marketing'),
  );
  expect(chart?.[0]).toContain('value: 8');
  expect(chart?.[0]).not.toMatch(/\bexample\b/);
});

it('WhatsApp: every article that names the free replies says what happens beyond them', () => {
  const naming = articleTexts.filter(({ body }) =>
    body.includes('whatsapp-business-cloud-modules'),
  );
  expect(naming.length).toBe(3);
  for (const { slug, body } of naming) expect(body, slug).toContain('not delivered');
});

it('the reply time is the same on every page that names one', () => {
  for (const name of ['how-we-work', 'thank-you', 'contact-us'])
    expect(JSON.stringify(page(name)), name).toContain('within one working day');
});

it('How we work explains all ten large figures', () => {
  const { items } = page('how-we-work').claims;
  expect(items.map(({ figure }: { figure: string }) => figure)).toEqual(
    expect.arrayContaining(['1M+', '15K+']),
  );
});
