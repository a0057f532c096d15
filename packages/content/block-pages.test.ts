import { describe, expect, it, vi } from 'vitest';
import { blockPages, isWritten } from './block-pages.ts';
import { contentProblems, fileProblems } from './check/content-check.ts';
import { knownPaths } from './page-paths.ts';
import { placeBlocks } from './place-blocks.ts';

const { write } = await vi.hoisted(async () =>
  (await import('./testing/content-copy.ts')).copyStarter(),
);

const seo = `seo:
  title: Prices of all our work
  description: What each of our services costs, for which work, and what you can expect to get for it in a month.
`;
const head = `  - { block: PageHead, title: Prices, subtitle: What all of it costs }
`;
const closing = `  - { block: ClosingBar, heading: Ask us, text: We call you back., action: { kind: phone, label: Call } }
`;

const page = (...blocks: string[]) => `${seo}blocks:\n${blocks.join('')}`;

describe('a page that is one file', () => {
  it('passes the check and has its path', async () => {
    write('pages/prices.yaml', page(head, closing, closing));
    expect(await contentProblems()).toEqual([]);
    expect(knownPaths().pages).toContain('/prices');
    expect(blockPages().map(({ path }) => path)).toContain('/prices');
  });

  it('is no page with published: false', () => {
    write('pages/prices.yaml', `published: false\n${page(head)}`);
    expect(isWritten('prices')).toBe(false);
  });

  it.each([
    ['a misspelt block', page(head, '  - block: ClosingBra\n'), 'Did you mean ClosingBar?'],
    ['an unknown block', page(head, '  - block: Kites\n'), 'Use one of: AllArticles, '],
    ['an entry without a block', page(head, '  - heading: A\n'), 'Write block: and one of'],
    ['no heading of the page', page(closing), 'Begin with one of these blocks: '],
    ['two headings of the page', page(head, head), 'has 2 headings of the page'],
    ['a heading of the page further down', page(closing, head), 'Move PageHead, which has'],
    [
      'a link to a block that was removed',
      page(head, closing).replace(
        /action: .*Call }/,
        "action: { label: See, href: '#growth-title' }",
      ),
      'the link "#growth-title" names a part of the page that is not there. Use one of: closing-title',
    ],
    ['an unknown field', page(head.replace('}', ', headin: A }')), 'one of: title, subtitle'],
    [
      'two parts of one id',
      page(head, closing, closing).replaceAll('heading: A', 'id: a, heading: A'),
      'as of a block before it',
    ],
    ['no blocks', seo, 'Add a list with 1 to 40 blocks'],
    [
      'a call to action that leads to a form that is not there',
      page(head, closing).replace('kind: phone', "kind: form, path: '#write'"),
      'the link "#write" names a part of the page that is not there',
    ],
  ])('%s is refused with the fix', async (_mistake, text, message) => {
    write('pages/prices.yaml', text);
    expect(await fileProblems('pages/prices.yaml')).toContain(message);
  });

  it.each([
    ['contact-us', 'ContactForm'],
    ['seo-services', 'QuoteForm'],
    ['thank-you', 'ThankYou'],
    ['privacy-policy', 'LegalText'],
    ['search', 'AllPages'],
    ['not-found', 'NotFound'],
  ])('%s needs its block %s', async (name, block) => {
    write(`pages/${name}.yaml`, page(head, closing));
    expect(await fileProblems(`pages/${name}.yaml`)).toContain(`needs the block ${block}`);
  });

  it('names only the block that is missing where that is the head itself', async () => {
    write('pages/contact-us.yaml', page(closing));
    expect(await fileProblems('pages/contact-us.yaml')).not.toContain('Begin with');
  });

  it.each([
    ['translates: /how-we-work', 'language: is missing. Write the language of the translation'],
    ['language: ta\ntranslates: /prices', 'translates: names this page'],
    ['language: ta\ntranslates: /how-we-wrok', 'translates: the link "/how-we-wrok" is not a page'],
    ['language: en', 'language: must be the code of a language other than English'],
  ])('in another language, %s is refused with the fix', async (fields, message) => {
    write('pages/prices.yaml', `${fields}\n${page(head)}`);
    expect(await fileProblems('pages/prices.yaml')).toContain(message);
  });

  it('says what another page says in its language', async () => {
    write('languages/ta.yaml', '');
    write('pages/prices.yaml', `language: ta\ntranslates: /how-we-work\n${page(head)}`);
    expect(await fileProblems('pages/prices.yaml')).toBeUndefined();
  });

  it('has a block with known ids once', async () => {
    const people =
      '  - { block: Experts, heading: The people, text: Each of them is responsible for one part of it. }\n';
    write('pages/prices.yaml', page(head, people, people));
    expect(await fileProblems('pages/prices.yaml')).toContain('A page can have it once');
  });

  it('cannot have the path of another page', async () => {
    write('pages/Prices.yaml', page(head));
    expect(await fileProblems('pages/Prices.yaml')).toContain('Rename the file');
    write('pages/portfolio.yaml', page(head));
    expect(await fileProblems('pages/portfolio.yaml')).toContain('is the path of another page');
  });
});

const named = (...names: string[]) => placeBlocks(names.map((block) => ({ block })));

it('gives no two neighbours the same tone, where each of them has a choice', () => {
  const tones = named('PageHead', 'FeeBands', 'TermList', 'TermList', 'AnnotatedDocument');
  expect(tones.map(({ tone }) => tone)).toEqual([undefined, 'dark', 'paper', 'accent', 'dark']);
  expect(named('TermList', 'ClaimSources', 'TermList').map(({ tone }) => tone)).toEqual([
    'paper',
    'accent',
    'paper',
  ]);
  const asked = placeBlocks([{ block: 'TermList', tone: 'accent' }, { block: 'TermList' }]);
  expect(asked.map(({ tone }) => tone)).toEqual(['accent', 'paper']);
});

it('gives each block an id of its own', () => {
  expect(named('TermList', 'TermList', 'ClosingBar').map(({ id }) => id)).toEqual([
    'term-list-title',
    'term-list-title-2',
    'closing-title',
  ]);
});
