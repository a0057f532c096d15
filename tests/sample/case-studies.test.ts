import { expect, inject, it } from 'vitest';
import { attributeOf } from '../../apps/leads/http/html-tree.ts';
import { fetchPage, textOf } from '../support/html-page.ts';
import { contentOf, interfaceCopy } from '../support/site-copy.ts';
import { caseStudyRoutes } from './spec-routes.ts';

const site = inject('site');
it.each(caseStudyRoutes)(
  '%s shows client, services, technology or mode, industry, and ends with START NOW',
  async (route) => {
    const page = await fetchPage(site + route);
    const facts = page.all('dt').map((term) => textOf(term));
    for (const fact of ['Client', 'Services', 'Industry']) expect(facts).toContain(fact);
    expect(facts.includes('Mode') || facts.includes('Technology')).toBe(true);
    const start = page.all('a').filter((link) => attributeOf(link, 'href') === '/contact');
    expect(start.map((link) => textOf(link))).toContain('START NOW');
  },
);

it.each(caseStudyRoutes)(
  '%s says what failed, and in a closed section what was counted, how it was measured and by whom, and marks each sample',
  async (route) => {
    const page = await fetchPage(site + route);
    const { evidence } = interfaceCopy.caseStudy;
    const { samples = [] } = contentOf<{ evidence: { samples?: string[] } }>(
      `case-studies/${route.split('/').at(-1)}/case-study.yaml`,
    ).evidence;
    const titles = Object.entries(evidence.rows)
      .filter(([row]) => !['failed', 'spent'].includes(row))
      .map(([row, title]) => (samples.includes(row) ? `${title} ${evidence.sample}` : title));
    expect(page.all('dt').map((term) => textOf(term))).toEqual(expect.arrayContaining(titles));
    const failed = samples.includes('failed') ? ` ${evidence.sample}` : '';
    const start = `${evidence.rows.failed}${failed}:`;
    expect(page.all('p').filter((line) => textOf(line).startsWith(start))).toHaveLength(1);
    const parts = page.all('details').filter((part) => textOf(part).startsWith(evidence.heading));
    expect(parts.map((part) => attributeOf(part, 'open') ?? 'closed')).toEqual(['closed']);
  },
);

it.each(caseStudyRoutes)(
  '%s says once that it is a sample, of figures in its headline only where it has some, and shows no invented quote',
  async (route) => {
    const page = await fetchPage(site + route);
    const { figures } = contentOf<{ figures?: unknown[] }>(
      `case-studies/${route.split('/').at(-1)}/case-study.yaml`,
    );
    const { sample, sampleWithoutFigures } = interfaceCopy.caseStudy;
    expect(sample).toMatch(/samples? .*placeholders/i);
    const notice = page
      .all('p')
      .map((line) => textOf(line))
      .filter((line) => /placeholders/.test(line));
    expect(notice).toEqual([figures ? sample : sampleWithoutFigures]);
    expect(page.all('blockquote')).toEqual([]);
  },
);

it.each(caseStudyRoutes)('%s ends with the next case, then one CTA', async (route) => {
  const page = await fetchPage(site + route);
  const rels = page.all('a').map((link) => attributeOf(link, 'rel'));
  expect(rels.filter((rel) => rel === 'next')).toHaveLength(1);
  expect(rels).not.toContain('prev');
});

const seoCases = ['hi-life-exhibitions', 'green-sky-landscapes', 'rmd-hospital', 'chefmn'];

/** A class of the root of each showpiece, and of each section that only some cases have. */
const partsOfSomeCases = [
  'story',
  'board',
  'searches',
  'months',
  'posts',
  'pages',
  'window',
  'diagram',
];

it.each(caseStudyRoutes)(
  '%s has the styles of no showpiece and no section that only other cases show',
  async (route) => {
    const { html } = await fetchPage(site + route);
    const names = partsOfSomeCases.join('|');
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].join('');
    const modules = [...styles.matchAll(new RegExp(`\\._(?:${names})(_[a-z\\d]+_)\\d+`, 'g'))];
    const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, names]) => names).join(' ');
    const unused = modules.filter(([, module = '']) => !classes.includes(module));
    expect(unused.map(([name]) => name)).toEqual([]);
  },
);

it.each(caseStudyRoutes)('%s has one drawn part, and its figure is in words too', async (route) => {
  const page = await fetchPage(site + route);
  const { diagram, showpiece } = contentOf<{ diagram?: { caption: string }; showpiece?: object }>(
    `case-studies/${route.split('/').at(-1)}/case-study.yaml`,
  );
  expect([diagram, showpiece].filter(Boolean)).toHaveLength(1);
  if (diagram) expect(page.text.replaceAll('\u00a0', ' ')).toContain(diagram.caption);
});

it.each(seoCases)(
  '/portfolio/%s shows figures before the project and three months',
  async (slug) => {
    const page = await fetchPage(`${site}/portfolio/${slug}`);
    const headings = page.all('h3').map((heading) => textOf(heading));
    expect(headings).toEqual(expect.arrayContaining(['Month 1', 'Month 2', 'Month 3']));
    expect(page.text).toMatch(/Before the project/);
  },
);

const embeds = [
  ['mealmaven', '/demos/mealmaven/'],
  ['seven-screen', '/demos/seven-screen/'],
  ['raha', '/brand-guides/raha.pdf'],
  ['zord', '/brand-guides/zord.pdf'],
] as const;

it.each(embeds)('/portfolio/%s embeds a piece that can be opened', async (slug, start) => {
  const page = await fetchPage(`${site}/portfolio/${slug}`);
  const hrefs = page.all('a').map((link) => attributeOf(link, 'href') ?? '');
  const embed = hrefs.find((href) => href.startsWith(start));
  expect(embed).toBeDefined();
  const embedded = await fetch(site + embed);
  expect(embedded.status).toBe(200);
  expect((await embedded.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});

it('the social tiles of the Vermello case link to the posts, in a new tab', async () => {
  const page = await fetchPage(`${site}/portfolio/vermello`);
  const tiles = page
    .all('a')
    .filter((link) => attributeOf(link, 'href')?.startsWith('https://www.instagram.com/'));
  expect(
    tiles.filter((link) => attributeOf(link, 'target') === '_blank').length,
  ).toBeGreaterThanOrEqual(4);
});
