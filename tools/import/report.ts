import type { ImportResult } from './post.ts';

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** What the command prints: what it made, and what is left for a person. */
export function reportOf({ articles, skipped, pages, redirects }: ImportResult): string {
  const noted = articles.filter(({ notes }) => notes.length > 0);
  return [
    `Made ${count(articles.length, 'draft')} in articles/ and ${count(redirects, 'line')} in redirects.yaml.`,
    ...(skipped.length > 0 ? [`There already, so left as they are: ${skipped.join(', ')}`] : []),
    ...(noted.length > 0
      ? [
          '\nLook at these:',
          ...noted.flatMap(({ slug, notes }) => [
            `  ${slug}`,
            ...notes.map((note) => `    ${note}`),
          ]),
        ]
      : []),
    ...(pages.length > 0
      ? [
          '\nPages are not imported. Add a line to redirects.yaml for each, with the page that replaces it:',
          ...pages.map(({ from, title }) => `  - { from: ${from}, to: / } # ${title}`),
        ]
      : []),
    `
Next:
  1. Replace every text that begins with REPLACE:, and remove "draft: true" of an article that is ready.
  2. npm run check names what is wrong; npm run dev shows drafts.`,
  ].join('\n');
}
