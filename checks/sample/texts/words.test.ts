import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articleTexts, wordsOf } from '../../support/article-text.ts';

const run = 8;

/** Names and wordings that may stand in several articles. */
const fixed: string[] = [];

const servicePages = [
  '/seo-services',
  '/digital-marketing-services',
  '/contact-us',
  '/our-portfolio',
];

it('no two articles share a run of eight words', () => {
  const seen = new Map<string, string>();
  const shared = new Set<string>();
  for (const { slug, fields, passages } of articleTexts)
    for (const passage of [...passages, fields.excerpt, fields.description, ...fields.keyPoints]) {
      const words = wordsOf(passage);
      for (let at = 0; at + run <= words.length; at++) {
        const phrase = words.slice(at, at + run).join(' ');
        const other = seen.get(phrase) ?? slug;
        seen.set(phrase, other);
        if (other !== slug && !fixed.some((name) => phrase.includes(name)))
          shared.add(`${other} and ${slug}: ${phrase}`);
      }
    }
  expect([...shared]).toEqual([]);
});

it('no two articles share a heading or open with the same three words', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { slug, headings, prose } of articleTexts) {
    const opening = `${wordsOf(prose[0] ?? '')
      .slice(0, 3)
      .join(' ')} …`;
    for (const words of new Set([...headings.map((text) => wordsOf(text).join(' ')), opening])) {
      if (seen.has(words)) shared.push(`${seen.get(words)} and ${slug}: ${words}`);
      seen.set(words, slug);
    }
  }
  expect(shared).toEqual([]);
});

it.each(['cspell-words.txt', 'content/words.txt'])(
  'the words of %s are in order, one a line',
  (list) => {
    const words = readFileSync(list, 'utf8').trimEnd().split('\n');
    const sorted = words.toSorted((one, other) =>
      one.toLowerCase() < other.toLowerCase() ? -1 : 1,
    );
    expect(words).toEqual(sorted);
    expect(new Set(words).size).toBe(words.length);
  },
);

describe.each(articleTexts)('$slug', ({ slug, fields, body, passages }) => {
  it('has 900 to 2,600 words', () => {
    const count = passages.flatMap((passage) => passage.split(/\s+/)).length;
    expect(count).toBeGreaterThanOrEqual(900);
    expect(count).toBeLessThanOrEqual(2600);
  });

  it('links to one to four other articles, a service page and one to sixteen other sites', () => {
    const links = [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
    const articles = new Set(links.filter((href) => href.startsWith('/blogs/')));
    const outside = links.filter((href) => href.startsWith('http'));
    const ours = links.map((href) => href.replace(/#.*$/, ''));
    expect(articles).not.toContain(`/blogs/${slug}`);
    expect([...articles].length).toBeGreaterThanOrEqual(1);
    expect([...articles].length).toBeLessThanOrEqual(4);
    expect(ours.some((href) => servicePages.includes(href))).toBe(true);
    expect(outside.length).toBeGreaterThanOrEqual(1);
    expect(outside.length).toBeLessThanOrEqual(16);
  });

  it('shows something besides running text', () => {
    expect(body).toMatch(/<(?:Chart|Diagram|Checklist|Steps|ComparisonTable|Callout)\b/);
  });

  it('belongs to the year in its title', () => {
    const years: string[] = fields.title.match(/\b20\d\d\b/g) ?? [];
    const year = new Date(fields.published).getFullYear();
    expect(years.filter((named) => Number(named) !== year)).toEqual([]);
  });
});
