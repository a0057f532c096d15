import { expect, it, vi } from 'vitest';
import { fileProblems } from './content-check.ts';

const { read, write, change } = await vi.hoisted(async () =>
  (await import('../testing/content-copy.ts')).copyStarter(),
);

const article = 'articles/what-a-website-costs/article.mdx';
const service = 'services/ads.yaml';

/** Visitors would see these letter by letter, or find nothing behind them. */
it.each([
  ['in {citty} we', 'has {citty}, which nothing fills in. Did you mean city?'],
  ['call {phone} or', 'has {phone}, which nothing fills in.'],
  ['in {{city}} we', 'has two braces. A placeholder has one on each side: {city}.'],
  ['we <b>start</b>', 'has <b>, which is shown as it is'],
  ['small<br/>ads', 'has <br/>, which is shown as it is'],
  ['small &amp; fast', 'has &amp;, which is shown as it is. Type the character itself.'],
  ['we [start](/erode) small', 'has "[start](/erode)", which is shown as it is'],
  ['we **start** small', 'has "**start**", which is shown as it is'],
  ['[gallery ids="1,2"] and', 'has the shortcode [gallery ids="1,2"] of WordPress'],
])('a field with "%s" is named', async (words, message) => {
  change(service, 'We start small', words);
  expect(await fileProblems(service)).toContain(`card → text: ${message}`);
});

it('what only looks like it is text', async () => {
  change(service, 'We start small', 'He said "lead" [sic], 2 * 3 * 4, a & b, <title> and 5 < 6');
  expect(await fileProblems(service)).toBeUndefined();
});

it.each([
  ['[gallery ids="1,2"]', 'has the shortcode [gallery ids="1,2"] of WordPress'],
  ['A text[/vc_row]', 'has the shortcode [/vc_row] of WordPress'],
  ['<ul>\n<li>One</li>\n<li>Two</li>\n</ul>', 'Write each point of a list as a line that begins'],
  ['<table>\n<tr><td>One</td></tr>\n</table>', 'Use <ComparisonTable …/> for a table.'],
  ['[x](#the-prices)', 'a part of the page that is not there. Did you mean the-price?'],
  ['[x](/how-we-work#prices)', 'a part of the page that is not there. Use one of: fees-title, '],
  [
    '[x](/blogs/how-a-firm-is-found-nearby#section-begin-with-hours)',
    'Did you mean section-begin-with-the-hours?',
  ],
  ['[x](https://your-agency.example/about-us)', 'the path is enough. Write /about-us.'],
  ['[x](http://www.your-agency.example/old)', 'the link "/old" is not a page of this site.'],
  ['[x](/?p=118)', 'is that of a post in WordPress, which is not here.'],
])('in an article %j is named once, with the fix', async (text, message) => {
  write(article, `${read(article)}\n${text}\n`);
  const problem = await fileProblems(article);
  expect(problem).toContain(message);
  expect(problem?.split('\n')).toHaveLength(2);
});

it('links to parts that are there are not named', async () => {
  const links = [
    '#the-price',
    '#section-the-price',
    '/blogs/how-a-firm-is-found-nearby#section-then-the-pages',
    '/contact-us#write',
    '/digital-marketing-services#ads',
    '/seo-services#quote',
    '/privacy-policy#section-2',
    '/how-we-work#terms-title',
    'https://elsewhere.example/page#part',
  ];
  write(article, `${read(article)}\n${links.map((link) => `[There](${link}).`).join('\n')}\n`);
  expect(await fileProblems(article)).toBeUndefined();
});

it('a link of a field to this site in full, and to a part that is not there, is named', async () => {
  const page = 'pages/home.yaml';
  change(page, 'href: /our-clients', 'href: https://your-agency.example/old');
  expect(await fileProblems(page)).toContain('is an address of this site: the link "/old" is not');
  change(page, 'href: https://your-agency.example/old', 'href: /our-clients#logos');
  expect(await fileProblems(page)).toContain('names a part of the page that is not there');
});

it('two articles with one title are named, not while one of them is a draft', async () => {
  const other = 'articles/how-a-firm-is-found-nearby/article.mdx';
  change(other, /^heading:.*/m, 'heading: "What a website costs a firm of eight people"');
  expect(await fileProblems(article)).toContain(`heading: is also the heading of`);
  change(other, 'author:', 'draft: true\nauthor:');
  expect(await fileProblems(other)).toBeUndefined();
});

it('a topic is named once, and each is one of the blog', async () => {
  change(article, 'topic: Costs', 'topic: Costs\nmoreTopics: [Costs]');
  expect(await fileProblems(article)).toContain('moreTopics → entry 1: "Costs" is there twice.');
  change(article, '[Costs]', '[Prices]');
  expect(await fileProblems(article)).toContain('"Prices" is no topic of');
});

it('an article without the lines of hyphens is named in one sentence', async () => {
  change(article, /^---\n/, '');
  expect(await fileProblems(article)).toMatch(
    /line 1: the fields at the top are between two lines/,
  );
});
