import { expect, it, vi } from 'vitest';
import { contentProblems, fileProblems } from './content-check.ts';
import { englishWords } from './language-problems.ts';

const { write } = await vi.hoisted(async () =>
  (await import('../testing/content-copy.ts')).copyStarter(),
);

const page = (form: string) => `language: ta
seo:
  title: Prices of all our work
  description: What each of our services costs, for which work, and what you can expect to get for it in a month.
blocks:
  - { block: PageHead, title: Prices, subtitle: What all of it costs }
${form}`;
const enquiry = '  - { block: EnquiryForm, heading: Ask us, text: We call you back. }\n';

type Words = Record<string, Record<string, unknown>>;

/** A file of words; `change` takes words out or spoils them. JSON is YAML too. */
function writeWords(change: (words: Words) => void = () => {}) {
  const words = structuredClone({ name: 'தமிழ்', ...englishWords() });
  change(words as unknown as Words);
  write('languages/ta.yaml', JSON.stringify(words, null, 1));
}

const said = () => fileProblems('languages/ta.yaml');

it('a page in another language needs the words of that language', async () => {
  write('pages/prices.yaml', page(''));
  expect(await fileProblems('pages/prices.yaml')).toMatch(
    /language: "ta" has no words for header, footer and forms. Write them in .*languages\/ta\.yaml/,
  );
  writeWords();
  expect(await contentProblems()).toEqual([]);
});

it('a missing word is named with its file, its field and the English text', async () => {
  writeWords(({ header, form }) => {
    delete header?.menuLabel;
    delete form?.fields;
    const messages = form?.messages as Record<string, unknown>;
    delete messages.email;
  });
  const problems = await said();
  expect(problems).toMatch(/^.*languages\/ta\.yaml\n/);
  expect(problems).toMatch(/ {2}header → menuLabel: is missing\..* In English: “Main menu”\./);
  expect(problems).toMatch(/ {2}form → fields → phone → label: is missing\..* “Phone”\./);
  expect(problems).toMatch(/ {2}form → messages → email: is missing\..* “Enter an email address/);
});

it('an empty file names every word', async () => {
  write('languages/ta.yaml', '');
  expect((await said())?.split('\n').length).toBeGreaterThan(80);
});

it.each([
  [
    'a value without its place',
    ({ form }: Words) => Object.assign(form?.messages ?? {}, { tooLong: 'Too long.' }),
    'form → messages → tooLong: has no {label} in it.',
  ],
  [
    'a question with another end',
    ({ form }: Words) => Object.assign(form?.messages ?? {}, { oneDigit: '{keep} {value}?' }),
    'form → messages → oneDigit: must end with {keep}',
  ],
  [
    'opening hours that the brand has not',
    ({ footer }: Words) => Object.assign(footer ?? {}, { hours: ['a', 'b', 'c', 'd', 'e'] }),
    'footer → hours: has 5 lines, and brand.yaml has',
  ],
  [
    'a service without its name',
    ({ form }: Words) => Object.assign(form ?? {}, { services: {} }),
    'form → services → ',
  ],
])('%s is refused', async (_mistake, change, message) => {
  writeWords(change);
  expect(await said()).toContain(message);
});

it('a language with a form needs its thank-you page', async () => {
  write('pages/prices.yaml', page(enquiry));
  writeWords();
  expect(await said()).toMatch(/thank-you page: is missing\. Copy .*pages\/thank-you\.yaml/);
});
