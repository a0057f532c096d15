import type { ImportResult } from './post.ts';

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** What the command prints: what it made, and what is left for a person. */
export function reportOf(result: ImportResult): string {
  const { articles, skipped, pages, redirects, strangers, topics } = result;
  const drawn = articles.filter(({ isDrawn }) => isDrawn).map(({ slug }) => slug);
  const noted = articles.filter(({ notes }) => notes.length > 0);
  return [
    `Made ${count(articles.length, 'draft')} in articles/ and ${count(redirects, 'line')} in redirects.yaml.`,
    ...(skipped.length > 0 ? [`There already, so left as they are: ${skipped.join(', ')}`] : []),
    ...(articles.length > 0 && topics.length > 0
      ? [`Topics: ${topics.map(({ category, topic }) => `${category} → ${topic}`).join(', ')}`]
      : []),
    ...(strangers.length > 0
      ? [
          `No person here has the name of these authors, so the first one has their articles: ${strangers.join(', ')}`,
        ]
      : []),
    ...(drawn.length > 0
      ? [
          `Without a picture, so their cover.jpg is a drawing in your colours, which may stay: ${drawn.join(', ')}`,
        ]
      : []),
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
          ...pages.flatMap(({ from, title }) =>
            from.map((address) => `  - { from: "${address}", to: / } # ${title}`),
          ),
        ]
      : []),
    `
Next:
  1. Replace every text that begins with REPLACE:, and remove "draft: true" of an article that is ready.
  2. npm run check names what is wrong; npm run dev shows drafts.`,
  ].join('\n');
}
