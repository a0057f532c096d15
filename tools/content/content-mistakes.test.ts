import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const article = (slug: string) => `articles/${slug}/article.mdx`;
const study = (slug: string) => `case-studies/${slug}/case-study.yaml`;
const end = /\s*$/;

/** Mistakes in content: the file, the replaced text, the new text and the message. */
const mistakes: [file: string, from: RegExp, to: string, says: string][] = [
  [
    article('how-does-seo-work-guide'),
    /^heading:.*\n/m,
    '',
    'heading: is missing. Write the headline on the page (10 to 110 characters).',
  ],
  [
    article('best-seo-agency-near-me'),
    /^author:.*$/m,
    'author: ananya',
    'author: names the person "ananya", but {content}/people/ananya/person.yaml does not exist.',
  ],
  [
    article('small-business-social-media-tips'),
    /^excerpt:.*$/m,
    `excerpt: "${'long '.repeat(60)}end"`,
    'excerpt: is 303 characters long. Shorten it to 200: the text on the card in the listing.',
  ],
  [
    article('7-pillars-digital-marketing-strategy'),
    /^published:.*\n/m,
    '',
    'published: is missing. Write the day of publication, before which the article is not shown, as 2026-11-21.',
  ],
  [
    article('real-cost-digital-marketing-agency'),
    /^topic:.*$/m,
    'topic: Search',
    'topic: "Search" is no topic of {content}/pages/digital-marketing-blog.yaml. Use one of: Strategy, SEO',
  ],
  [
    article('seo-vs-ppc-digital-marketing-agency-guide'),
    end,
    '\n\n<Callout tone="loud" title="A box" text={["One."]} />\n',
    '<Callout> tone: must be "example" or "limit" or "note"',
  ],
  [
    article('top-10-seo-services-in-chennai'),
    end,
    '\n\n<Calout tone="note" title="A box" text={["A paragraph of the box."]} />\n',
    '<Calout> is not a component that articles can use. Did you mean Callout?',
  ],
  [
    article('digital-advertising-trends-for-brands'),
    end,
    '\n\nThe price of {price} is low.\n',
    'has {price}, which nothing fills in.',
  ],
  [
    article('prioritize-digital-marketing-services-2025'),
    end,
    '\n\nIt falls by <5% a month.\n',
    'write &lt; for <',
  ],
  [
    article('best-careers-to-choose-in-2025'),
    end,
    '\n\n## A heading\n\n#### One too deep\n',
    'a heading with #### follows one with ##. Write ###.',
  ],
  [
    article('how-ai-is-changing-marketing'),
    end,
    '\n\n[Read on](/blogs/how-does-seo-work-guid)\n',
    'is not a page of this site. Did you mean /blogs/how-does-seo-work-guide?',
  ],
  [
    article('digital-marketing-agency-vs-freelancer'),
    end,
    '\n\n![](./cover.jpg)\n',
    'the picture "./cover.jpg" needs a description',
  ],
  [
    article('top-digital-marketing-agency-in-texas'),
    end,
    '\n\n<PullQuote text={today()} />\n',
    '<PullQuote> text: must be written out',
  ],
  [
    study('egco'),
    /^industry:/m,
    'industri:',
    'industri: is not a known field. Did you mean "industry"?',
  ],
  [
    study('zord'),
    /^cover:/m,
    'cover:\n  colour: lime',
    'cover → colour: is not a known field. Remove it, or use one of: src, alt.',
  ],
  [
    study('musico'),
    /^ {2}failed:.*\n/m,
    '',
    'evidence → failed: is missing. Write what did not work (10 to 320 characters).',
  ],
  [
    study('snacbox'),
    /samples: \[\w+/,
    'samples: [begin',
    'evidence → samples → entry 1: must be one of: period, start, counted',
  ],
  [
    study('raha'),
    /\/brand-guides\/[\w-]+\.pdf/,
    '/brand-guides/gone.pdf',
    'embed → file: names the file "/brand-guides/gone.pdf", but {content}/files/brand-guides/gone.pdf does not exist.',
  ],
  [
    'pages/our-portfolio.yaml',
    /action: \{.*\}/,
    'action: { label: Begin, href: /contact-us }',
    'blocks → entry 3 → action → kind: must be of kind form, seo-form, mail, chat or phone.',
  ],
  [
    'pages/digital-marketing-blog.yaml',
    /^( +)slug: seo$/m,
    '$1slug: strategy',
    'is "strategy", as in entry 1. Each has a page of its own: write another slug.',
  ],
  [
    'theme.yaml',
    /^accent: .*$/m,
    'accent: #ffb26b',
    'accent: is empty: what begins with # is a comment, unless it is in quotes. Write the colour',
  ],
  [
    'brand.yaml',
    /^phone: .*$/m,
    'phone: 919840012345',
    'phone: must be text (put it in quotes when it looks like a number or a date). Write the',
  ],
  [
    'people/ananya-iyer/person.yaml',
    /\.\/portrait\.svg/,
    './gone.svg',
    'portrait: names the picture "./gone.svg", which does not exist.',
  ],
];

let printed = '';
beforeAll(() => {
  cpSync('content', folder, { recursive: true });
  for (const [name, from, to] of mistakes) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  }
  const { status, stderr } = spawnSync(process.execPath, [resolve('tools/check-content.ts')], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
  expect(status).toBe(1);
  printed = stderr;
});

it.each(mistakes)('%s: a mistake is reported with its fix', (file, _from, _to, says) => {
  const [, said = ''] = printed.split(`${join(folder, file)}\n`);
  expect(said.split(/\n(?! )/)[0]).toContain(says.replaceAll('{content}', folder));
});

it('and nothing else is reported', () => {
  expect(printed).toContain(`${mistakes.length} files need a change.`);
});
