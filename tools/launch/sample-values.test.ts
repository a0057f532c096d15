import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { folderOf, writeInto } from '../../tests/support/folder-of.ts';
import { sampleValues } from './sample-values.ts';

const fieldsIn = (folder: string) =>
  sampleValues(folder).map(({ file, field }) => `${file.slice(folder.length + 1)} ${field}`);

it('reports every brand value that brand.yaml lists as a sample', () => {
  const { samples } = parse(readFileSync('content/brand.yaml', 'utf8'));
  const fields = fieldsIn(resolve('content'));
  for (const field of samples) expect(fields).toContain(`brand.yaml ${field}`);
});

it('reports an entry with `sample: true` once, not each of its URLs', () => {
  const folder = folderOf();
  const home = 'https://www.facebook.com/zestory.example';
  writeInto(folder, 'people/meena/person.yaml', { name: 'Meena', facebook: home, sample: true });
  writeInto(
    folder,
    'clients/clients.yaml',
    'clients:\n  - { name: A }\n  - { name: B, sample: true }\n',
  );
  expect(fieldsIn(folder)).toEqual([
    'clients/clients.yaml clients[2].sample',
    'people/meena/person.yaml sample',
  ]);
});

it('reports every field that a case lists in `samples`, with its current value', () => {
  const folder = folderOf();
  const evidence = { period: 'May 2025', failed: 'The first form.', samples: ['failed', 'spent'] };
  const counted = [{ figure: '62%', sample: true }];
  writeInto(folder, 'case-studies/a/case-study.yaml', { evidence: { ...evidence, counted } });
  expect(sampleValues(folder).map(({ field, value }) => [field, value])).toEqual([
    ['evidence.counted[1].sample', '62%'],
    ['evidence.failed', 'The first form.'],
    ['evidence.spent', 'no such field'],
  ]);
});

it('reports of the words of another language those in which the sample agency speaks', () => {
  const folder = folderOf();
  writeInto(folder, 'languages/ta.yaml', readFileSync('content/languages/ta.yaml', 'utf8'));
  const fields = fieldsIn(folder).map((field) => field.split(' ')[1]?.replace(/\[\d+\]/, ''));
  expect([...new Set(fields)].sort()).toEqual([
    ...['automaticReply.paragraphs', 'automaticReply.subject', 'footer.blurb', 'footer.hours'],
    ...['form.marketing', 'form.notice.text', 'form.promise'],
  ]);
});

it('reports sample addresses and placeholders anywhere, with the line in an article', () => {
  const folder = folderOf();
  const article = ['---', 'title: "REPLACE: a title"', '---', '', 'Well.', 'REPLACE: the text', ''];
  writeInto(folder, 'articles/a/article.mdx', article.join('\n'));
  writeInto(
    folder,
    'people/meena/person.yaml',
    'linkedin: https://www.linkedin.com/in/zestory-example\n',
  );
  writeInto(folder, 'brand.yaml', 'email: hello@zestory.example\nsamples: []\n');
  expect(fieldsIn(folder)).toEqual([
    'brand.yaml email',
    'people/meena/person.yaml linkedin',
    'articles/a/article.mdx title',
    'articles/a/article.mdx line 6',
  ]);
});

it('a draft may have placeholders: nobody sees it', () => {
  const folder = folderOf();
  writeInto(
    folder,
    'articles/a/article.mdx',
    '---\ntitle: "REPLACE: it"\ndraft: true\n---\n\nText\n',
  );
  expect(fieldsIn(folder)).toEqual([]);
});

it('a word such as example in a text is not a sample', () => {
  const folder = folderOf();
  writeInto(
    folder,
    'brand.yaml',
    'name: For example\ntagline: See the sample. Example figures.\nsamples: []\n',
  );
  expect(fieldsIn(folder)).toEqual([]);
});

it('recognises a picture, a sentence and a headline of the sample or the starter anywhere', () => {
  const folder = folderOf();
  mkdirSync(join(folder, 'people'));
  cpSync('content/pages/pictures/contact.jpg', join(folder, 'people/our-door.jpg'));
  const [hero] = parse(readFileSync('starter/pages/home.yaml', 'utf8')).blocks;
  const sample = parse(readFileSync('content/people/ananya-iyer/person.yaml', 'utf8'));
  writeInto(folder, 'pages/home.yaml', {
    blocks: [{ headline: hero.headline }],
    own: 'Our own words.',
  });
  writeInto(folder, 'people/a/person.yaml', { name: sample.name, bio: 'She paints our signs.' });
  writeInto(folder, 'services/a.yaml', { card: { ring: 'Ads • planned • measured' } });
  const found = [1, 2].map((line) => `pages/home.yaml blocks[1].headline[${line}]`);
  expect(fieldsIn(folder)).toEqual([
    ...found,
    'services/a.yaml card.ring',
    'people/a/person.yaml name',
    'people/our-door.jpg picture',
  ]);
  expect(sampleValues(folder).find(({ field }) => field === 'picture')?.fix).toBe(
    'Delete it: no page names it.',
  );
  writeInto(folder, 'accepted.txt', `${hero.headline.join('\n')}\npeople/our-door.jpg\n`);
  expect(fieldsIn(folder)).toEqual(['services/a.yaml card.ring', 'people/a/person.yaml name']);
});

it('lists what a visitor meets first, and a sentence of several places once', () => {
  const folder = folderOf();
  const [hero] = parse(readFileSync('starter/pages/home.yaml', 'utf8')).blocks;
  const text = hero.subtext;
  writeInto(folder, 'articles/a/article.mdx', `---\nexcerpt: "${text.trim()}"\n---\n`);
  writeInto(folder, 'pages/about-us.yaml', { text });
  writeInto(folder, 'pages/home.yaml', { text });
  writeInto(folder, 'people/a/person.yaml', { name: 'Meena', sample: true });
  writeInto(folder, 'pages/contact-us.yaml', { href: 'https://our.example/' });
  expect(fieldsIn(folder)).toEqual([
    'pages/home.yaml text',
    'pages/contact-us.yaml href',
    'people/a/person.yaml sample',
  ]);
  expect(sampleValues(folder)[0]?.value).toMatch(/from the starter\), also in 2 more places$/);
});

it('reports nothing about a page that is left out, nor about its pictures', () => {
  const folder = folderOf();
  cpSync('starter', folder, { recursive: true });
  const name = 'pages/seo-services.yaml';
  const file = join(folder, name);
  const found = () =>
    sampleValues(folder).filter((finding) =>
      [file, join(folder, 'pages/pictures/search.jpg')].includes(finding.file),
    );
  expect(found().length).toBeGreaterThan(10);
  writeFileSync(file, `published: false\n${readFileSync(file, 'utf8')}`);
  expect(found()).toEqual([]);
});

it('the sample’s own folder never passes, even with changes', () => {
  expect(sampleValues('content')[0]?.fix).toContain('npm run new -- site ../our-site');
});
