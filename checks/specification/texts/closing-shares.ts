import { readFileSync } from 'node:fs';
import { articleTexts } from '../../support/article-text.ts';
import { closingsOf } from '../../support/language/closing-sentences.ts';

/** Shares measured before the articles were rewritten, at commit c0b76d9. */
const before: Record<string, number> = JSON.parse(
  readFileSync(new URL('./closing-shares-before.json', import.meta.url), 'utf8'),
);

/** Every article's closings, with a third of its share of then as the limit. New articles have none. */
export const closingShares = () =>
  articleTexts.map((article) => {
    const then = before[article.slug];
    return { slug: article.slug, then, limit: (then ?? 3) / 3, ...closingsOf(article) };
  });

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** A table for people: one line an article. */
export function closingTable(): string {
  const width = Math.max(...articleTexts.map(({ slug }) => slug.length));
  const line = (name: string, ...cells: string[]) =>
    name.padEnd(width) + cells.map((cell) => cell.padStart(12)).join('');
  return [
    line('paragraphs that end in under 8 words', 'before', 'limit', 'now', 'of'),
    ...closingShares().map(({ slug, then, limit, share, paragraphs }) =>
      line(
        slug,
        then === undefined ? '–' : percent(then),
        then === undefined ? '–' : percent(limit),
        percent(share),
        `${paragraphs}`,
      ),
    ),
  ].join('\n');
}
