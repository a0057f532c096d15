import { expect, it } from 'vitest';
import { moreArticles } from '../../../checks/support/more-articles.ts';

const article = (slug: string, related: string, picture = './cover.jpg') => ({
  slug,
  source: `---
title: "A title of ${slug}, as long as titles in search results may be, whole"
heading: What ${slug} is for
published: 2026-03-01
related: [${related}]
picture: { src: ${picture}, alt: A scale }
---

Read [the other](/blogs/${related}) beside ![a scale](./scale.jpg).

---

Words after a rule.
`,
});

const originals = [article('one', 'two'), article('two', 'one')];

it('the originals stay as they are, copies of them follow in turns', () => {
  const articles = moreArticles(originals, 5);
  expect(articles.slice(0, 2)).toEqual(originals);
  expect(articles.slice(2).map(({ slug }) => slug)).toEqual(['one-2', 'two-2', 'one-3']);
});

it('a copy has a title and a day of its own, and the pictures of its original', () => {
  const { source = '' } = moreArticles(originals, 4)[2] ?? {};
  expect(source).toContain('published: 2026-02-28');
  expect(source).toMatch(/^title: "[^"]{60,65} 2"$/m);
  expect(source).toContain('src: ../one/cover.jpg');
  expect(source).toContain('![a scale](../one/scale.jpg)');
  expect(source).toContain('\n---\n\nWords after a rule.');
});

it('copies lead to copies of their own turn, where there are any', () => {
  const [, , second, , third] = moreArticles(originals, 5);
  expect(second?.source).toMatch(/related:\n {2}- two-2\n[\s\S]*\]\(\/blogs\/two-2\)/);
  expect(third?.source).toMatch(/related:\n {2}- two\n[\s\S]*\]\(\/blogs\/two\)/);
});

it('fewer articles than there are cannot be asked for', () => {
  expect(() => moreArticles(originals, 1)).toThrow('has 2 articles already');
});
