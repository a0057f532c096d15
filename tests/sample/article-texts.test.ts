import { globSync, readdirSync, readFileSync } from 'node:fs';
import { withPlaceholders } from '@agency/content/placeholders.ts';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../support/site-copy.ts';

const articles = readdirSync('content/articles');
const sourceOf = (file: string) =>
  withPlaceholders(readFileSync(`content/${file}`, 'utf8')).replaceAll('\u00a0', ' ');

/** Running text without the addresses of its links. */
const wordsOf = (mdx: string) =>
  mdx
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('*', '')
    .replace(/\s+/g, ' ');

it.each(articles)('%s repeats a sentence of its text in each pull quote', (article) => {
  const quotes = /<PullQuote text="([^"]*)" \/>/g;
  const source = sourceOf(`articles/${article}/article.mdx`);
  const text = wordsOf(source.replace(quotes, ''));
  const missing = [...source.matchAll(quotes)].filter(([, quote]) => !text.includes(quote ?? ''));
  expect(missing.map(([, quote]) => quote)).toEqual([]);
});

/** Each thing has one name in the sample. Cinemas show films, and packaging is made of film. */
const otherNames = [
  /\b(?:an?|and|each|many|more|no|of|one|or|per|short|the|this) film\b(?! star)|\bfilms\b/i,
  /\b(?:an?|the|your) listing\b/i,
  /\badverts\b/i,
  /\bretainers?\b/i,
];
const otherMeanings = /(seven-screen|raha|clients)\//;

it('a video, a Business Profile and an ad have one name', () => {
  const files = globSync('content/{articles,pages,case-studies,services}/**/*.{mdx,yaml}')
    .concat('packages/content/default-copy.yaml')
    .filter((file) => !otherMeanings.test(file));
  const found = files.flatMap((file) => {
    const words = wordsOf(readFileSync(file, 'utf8'));
    return otherNames.flatMap((name) =>
      words.match(name) ? [`${file}: ${words.match(name)}`] : [],
    );
  });
  expect(files.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

const { sentences } = contentOf<{ article: { sentences: Record<string, string> } }>(
  'pages/interface.yaml',
).article;

it.each(Object.keys(sentences))('{%s} is in one article, and the others link to it', (name) => {
  const shown = articles.filter((article) =>
    sourceOf(`articles/${article}/article.mdx`).includes(`{${name}}`),
  );
  expect(shown.length).toBeLessThanOrEqual(1);
});

it.each(articles)('%s says once in a box that its figures are an example', (article) => {
  const boxes = /<Callout\s+tone="example"\s+title="([^"]*)"\s+text=\{\[([\s\S]*?)\]\}/g;
  const wrong = [...sourceOf(`articles/${article}/article.mdx`).matchAll(boxes)].filter(
    ([, title = '', text = '']) => !title.startsWith('Example') || /\bexamples?\b/i.test(text),
  );
  expect(wrong.map(([, title]) => title)).toEqual([]);
});

it('no author claims experience of their own while the people are samples', () => {
  const experience =
    /\bin (?:my experience|our accounts)\b|\bmost \w+ I\b|\bI (?:have seen|hire|look after|published|ran|see most)\b/i;
  const found = articles.filter((article) =>
    experience.test(sourceOf(`articles/${article}/article.mdx`)),
  );
  expect(found).toEqual([]);
});

/** Names of laws, as the texts write them. */
const law =
  /\bAct of \d{4}|\b(?:Protection|Security|Income-tax) Act\b|\bRegulations?\b|\b[Cc]ode of (?:\d{4}|(?:medical )?ethics)|\bsection \d+\(|\bTRAI\b|\bFSSAI\b|\bNational Dental Commission\b/;

describe('a law has its source, and the day on which it was read', () => {
  it.each(articles)('%s', (article) => {
    const source = sourceOf(`articles/${article}/article.mdx`);
    const parts = source.split(/\n\s*\n/);
    const missing = parts.filter((part, index) => {
      // The sources of a table are in the paragraph after it.
      const place = part.startsWith('<') ? `${part} ${parts[index + 1]}` : part;
      return law.test(part) && !/\]\(|not checked/.test(place);
    });
    expect(missing).toEqual([]);
    expect(source).toMatch(/^checked: \d{4}-\d\d-\d\d$/m);
  });

  it('on the pages of trades', () => {
    const questions = globSync('content/pages/{marketing-for-*,google-*}.yaml').flatMap((file) =>
      sourceOf(file.slice('content/'.length)).split('      - question: ').slice(1),
    );
    const named = questions.filter((question) => law.test(question));
    expect(named.length).toBeGreaterThan(2);
    const isSourced = /(?:Read on \d+ \w+ 20\d\d:|not checked)[\s\S]*https:/;
    expect(named.filter((question) => !isSourced.test(question))).toEqual([]);
  });
});

const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`;
const withGst = (amount: number) => amount * 1.18;
const percent = (share: number) => `${Math.round(share * 100)}%`;
const plain = (amount: number) => `${Math.round(amount)}`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const seoYear = [0, 2, 6, 12, 18, 24, 30, 34, 38, 40, 42, 44];
const firstHalf = sum(seoYear.slice(0, 6));
const secondHalf = sum(seoYear.slice(6));
const clinicMonth = 18_000 + 3_240 + 12_000;
const newPatient = 6_500 * 0.45;
const texasBill = 1_333 + 400 + 150;
const agencyFees = [90_000, 65_000, 40_000];
const leftForClicks = agencyFees.map((fee) => (120_000 - withGst(fee)) / 1.18);
const ledger = [0, 2, 4, 8, 12, 16];
const freelancers = 15_000 + 12_000 + 8_000;
const weekHours = [3.5, 3, 3, 3, 2];

/** The result of each sum, as the text prints it. */
const sums: Record<string, readonly string[]> = {
  'pages/interface.yaml': [rupees(withGst(10_000 * 1.02)), rupees(withGst(10_000))],
  'pages/how-we-work.yaml': [
    rupees((12 + 10 + 12 + 4 + 2) * 1_000),
    rupees(40_000 * 0.18),
    rupees(withGst(40_000)),
    rupees(withGst(28_000)),
    `${rupees(5_040)} GST`,
  ],
  'pages/google-and-meta-ads.yaml': [
    `${32_000 / 40} clicks`,
    rupees(52_000 * 0.18),
    rupees(withGst(52_000)),
    `${(800 * 5) / 100} enquiries at ${rupees(withGst(52_000) / 40)}`,
    rupees(Math.round(withGst(52_000) / 40) * 3),
  ],
  'pages/marketing-for-clinics.yaml': [
    rupees(withGst(12_000)),
    rupees(withGst(28_000)),
    rupees(28_000 * 0.18),
    `${Math.ceil(withGst(28_000) / newPatient)} new patients pay for it, at ${rupees(newPatient)}`,
  ],
  'pages/marketing-for-restaurants.yaml': [
    rupees(withGst(20_000)),
    `${Math.ceil(withGst(20_000) / 540)} more tables`,
    `₹900 and leaves ${rupees(900 * 0.6)}`,
  ],
  'articles/real-cost-digital-marketing-agency/article.mdx': [
    `${(16 * 60) / 20} minutes`,
    rupees(sum([16_000, 12_800, 11_200, 8_000, 8_000, 4_000])),
    rupees(45_000 * 12),
    rupees(540_000 + 40_000 + 30_000 + 20_000),
    rupees(630_000 + 300_000),
    rupees(930_000 * 0.18),
    rupees(withGst(930_000)),
    rupees(1_000 / 3),
    rupees(withGst(20_000 + 18_000 + 4_000)),
    `${Math.floor(50_000 / 600)} enquiries`,
    rupees(95_000 / 110),
  ],
  'articles/seo-vs-ppc-digital-marketing-agency-guide/article.mdx': [
    `${firstHalf} enquiries in the first six months`,
    `second six ${secondHalf}`,
    plain(firstHalf + secondHalf),
    rupees(360_000 / 290),
    rupees(720_000 / 650),
    rupees(withGst(360_000)),
    rupees(withGst(720_000)),
    rupees(withGst(360_000) / 290),
    rupees(withGst(360_000) / 360),
    rupees(withGst(720_000) / 650),
    rupees(180_000 / firstHalf),
    rupees(180_000 / secondHalf),
    `${290 + 5 * 44} enquiries`,
    rupees(withGst(60_000)),
  ],
  'articles/why-digital-marketing-is-important-to-business/article.mdx': [
    rupees(withGst(5_000)),
    rupees(clinicMonth),
    rupees(newPatient),
    `${(clinicMonth / newPatient).toFixed(1)}, so ${Math.ceil(clinicMonth / newPatient)} patients`,
    rupees(18 * newPatient),
    rupees(18 * newPatient - clinicMonth),
    rupees(3 * newPatient),
  ],
  'articles/7-pillars-digital-marketing-strategy/article.mdx': [
    rupees(40 * 6_000),
    rupees(240_000 / 200),
    rupees(40 * 45_000),
    `${((240_000 / 1_800_000) * 100).toFixed(1)}%`,
    rupees(withGst(60_000)),
    rupees(40 * 1_200),
  ],
  'articles/digital-advertising-trends-for-brands/article.mdx': [
    rupees(12 * 100_000),
    rupees(withGst(1_200_000)),
    rupees(6 * 8_000 + 12_000),
    rupees(90 * 700),
    rupees(90 * 700 - 60_000),
    rupees(70 * 700),
    rupees(60_000 - 70 * 700),
    rupees(Math.floor(100_000 / 1.18 / 100) * 100),
  ],
  'articles/what-are-the-digital-marketing-trends-in-2025/article.mdx': [
    rupees(40 * 450),
    rupees(18_000 * 0.35),
    `${Math.ceil((12_000 - 6_300) / 157.5)} times`,
    rupees(withGst(12_000)),
    `${Math.ceil((withGst(12_000) - 6_300) / 157.5)} return visits`,
    `${31 * 30} in the longest month`,
  ],
  'articles/how-ai-is-changing-marketing/article.mdx': [
    `${sum(weekHours)} hours`,
    `${sum(weekHours) - 3} hours`,
    rupees(11.5 * 250),
    rupees(11.5 * 250 * 4),
    rupees(11.5 * 250 * 4 - 4_000),
    rupees(6_000 / 11),
    rupees(6_000 / 66),
  ],
  'articles/how-does-seo-work-guide/article.mdx': [
    rupees(withGst(9_000 + 6 * 3_000)),
    rupees(6 * 6 * 700),
    rupees(withGst(27_000) - 25_200),
    rupees(12_600 - withGst(3_000)),
    rupees(25_200 + 12_600 - withGst(27_000) - withGst(3_000)),
  ],
  'articles/small-business-social-media-tips/article.mdx': [
    rupees(3 * 5_800),
    rupees(72 * 380),
    rupees(72 * 380 * 0.6),
    rupees(17_400 - 72 * 380 * 0.6),
    rupees(40 * 380 * 0.6),
    rupees(40 * 380 * 0.6 - 984),
    rupees(withGst(2_000)),
  ],
  'articles/digital-marketing-agency-near-me/article.mdx': [
    rupees(38_000 + 2 * 4_000),
    rupees(38_000 + (6 * 4_000) / 12),
  ],
  'articles/2025-marketing-trends-from-digital-agencies/article.mdx': [
    rupees(withGst(60_000)),
    rupees(20_000 / 20),
    rupees(20_000 / 16),
    rupees(20_000 / 80),
    rupees(20_000 / 50),
  ],
  'articles/prioritize-digital-marketing-services-2025/article.mdx': [
    rupees(15 * 500),
    rupees(4 * 2_000),
    rupees(withGst(50_000)),
    rupees(withGst(600_000)),
  ],
  'articles/digital-marketing-agency-vs-freelancer/article.mdx': [
    rupees(freelancers + 14 * 800),
    rupees(55_000 + 4 * 800),
    rupees(55_000 * 0.18),
    rupees(withGst(55_000) + 3_200),
    `${(58_200 - freelancers) / 800} hours`,
    `about ${plain((68_100 - freelancers) / 800)} hours`,
  ],
  'articles/best-careers-to-choose-in-2025/article.mdx': [
    rupees(withGst(60_000)),
    rupees(6 * 22_000 - withGst(60_000)),
    rupees(4 * 8_000 + 6 * 22_000),
    rupees(164_000 - 61_200),
  ],
  'articles/choose-seo-agency-near-you-for-roi/article.mdx': [
    rupees(60_000 / 7),
    (40_000 / (60_000 / 7)).toFixed(1),
    `"${sum(ledger)}", "${Math.floor(sum(ledger) / 7)}"`,
    percent((360_000 - 240_000) / 240_000),
    (24_000 / (60_000 / 7)).toFixed(1),
  ],
  'articles/best-seo-agency-near-me/article.mdx': [
    rupees(withGst(4 * 22_000)),
    rupees(3 * 900),
    `${(withGst(88_000) / 2_700).toFixed(1)}, so ${Math.ceil(withGst(88_000) / 2_700)}`,
  ],
  'articles/top-10-seo-services-in-chennai/article.mdx': [
    `${sum([46, 30, 18, 16, 14, 12, 8])} hours`,
    rupees(144_000 * 0.18),
    rupees(240_000 * 0.2),
    `${46 + 30} of the 144`,
    (4_000 * 12).toLocaleString('en-IN'),
  ],
  'articles/top-10-digital-marketing-agencies-in-india/article.mdx': [
    ...agencyFees.map((fee) => rupees(withGst(fee))),
    ...leftForClicks.map(rupees),
    '= 65',
    '= 82',
    '= 73',
  ],
  'articles/top-digital-marketing-agency-in-texas/article.mdx': [
    rupees(4_000 * 95),
    rupees(1_333 * 95),
    rupees(texasBill * 95),
    rupees((texasBill + 600) * 95),
    rupees((4_000 - texasBill - 600) * 95),
    percent((texasBill + 600) / 4_000),
  ],
  'articles/top-ai-tools-for-digital-marketing-agency-2025/article.mdx': [
    rupees(40 * 600),
    rupees(2 * 20 * 95),
    rupees(5 * 25 * 95),
    rupees(24_000 - 9_000 - 3_800),
    rupees(24_000 - 9_000 - 11_875),
    rupees(18_000 + 11_875 - 24_000),
    rupees(24_000 - 9_000),
  ],
  'articles/top-free-ai-tools-for-digital-marketing-agencies/article.mdx': [
    sum([310, 140, 340, 280, 170]).toLocaleString('en-IN'),
    rupees(2 * 500),
    rupees(4 * 1_000),
    rupees(52 * 1_000),
  ],
  'articles/digital-marketing-agency-hi-life-seo-case-study/article.mdx': [
    `65 × 7 = ${65 * 7}`,
    percent((455 - 65) / 65),
    `about ${plain(455 * 0.024)}`,
    rupees(2 * 35_000 - 40_000),
  ],
};

it.each(Object.entries(sums))('%s prints the result of each of its sums', (file, results) => {
  const text = sourceOf(file);
  expect(results.filter((result) => !text.includes(result))).toEqual([]);
});

it('every article has its sums here', () => {
  const checked = articles.filter((article) => `articles/${article}/article.mdx` in sums);
  expect(checked).toEqual(articles);
});
