import { expect, it, vi } from 'vitest';

const { read, write, remove } = await vi.hoisted(async () =>
  (await import('../testing/content-copy.ts')).copyStarter(),
);

const { contentProblems } = await import('./content-check.ts');

const said = async () => (await contentProblems()).join('\n');
const atTheEnd = (file: string, text: string) => write(file, `${read(file)}\n${text}\n`);

const reply = 'automatic-reply.yaml';
const article = 'articles/what-a-website-costs/article.mdx';

it('a typed amount in a page or mail of ours is named with its line and the fix', async () => {
  atTheEnd(reply, '  - A website costs ₹1,50,000, or ₹2.5 lakh with a shop.');
  const lines = read(reply).split('\n').length - 1;
  expect(await said()).toContain(`line ${lines}: ₹1,50,000 is typed here. Write a placeholder`);
  expect(await said()).toContain(`line ${lines}: ₹2.5 lakh is typed here.`);
});

it('an amount is taken when offer.yaml lists it as an example', async () => {
  atTheEnd(reply, '  - One click costs ₹40 and your own work ₹0.');
  atTheEnd('offer.yaml', `examples: [{ file: ${reply}, amounts: [₹40] }]`);
  expect(await said()).not.toContain('₹40 is typed');
  expect(await said()).not.toContain('₹0 is typed');
});

it('an example of a page is one in its translation, too', async () => {
  const copy = read('pages/how-we-work.yaml').replace('title:', 'title: ₹40 #');
  write('pages/fees-in-tamil.yaml', `language: ta\ntranslates: /how-we-work\n${copy}`);
  expect(await said()).toContain('₹40 is typed here');
  atTheEnd('offer.yaml', 'examples: [{ file: pages/how-we-work.yaml, amounts: [₹40] }]');
  expect(await said()).not.toContain('₹40 is typed');
});

it.each([
  ['We charge ₹1,200 an hour.', true],
  ['With us SEO begins at ₹20,000.', true],
  ['It is more than our fee: ₹48,000.', true],
  ['Our fee is {training.from} for a day.', false],
  ['A baker pays ₹300 for a click. Our fee comes on top.', false],
  ['The agency’s fee of ₹45,000 is an example.', false],
])('an article with “%s”: refused %s', async (sentence, refused) => {
  atTheEnd(article, sentence);
  expect((await said()).includes('types a price of ours')).toBe(refused);
});

it('a content without offer.yaml may type all amounts', async () => {
  remove('offer.yaml');
  atTheEnd(reply, '  - A website costs ₹1,50,000.');
  expect(await said()).not.toContain('is typed here');
});
