import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editedArticle, partIn, readArticle } from './article-edits.ts';
import { editedPart, partText } from './part-edits.ts';

const articles = globSync('content/**/*.mdx').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

const nothingNeeded = new Set<string>();

it('an article whose values did not change stays as it is, to the letter', () => {
  for (const { file, text } of articles)
    expect(editedArticle(text, readArticle(text), nothingNeeded), file).toBe(text);
});

it('one changed word is all that changes, in every text of every part', () => {
  const parts = articles.flatMap(({ text }) => text.match(/^<[A-Z][\s\S]*?\/>$/gm) ?? []);
  for (const text of parts) {
    const part = partIn(text);
    if (!part) throw new Error(text);
    expect(partIn(partText(part.name, part.fields))?.fields).toEqual(part.fields);
    const changed = JSON.parse(
      JSON.stringify(part.fields, (name, value) =>
        typeof value === 'string' && !['kind', 'tone'].includes(name) ? `Ωω${value}` : value,
      ),
    );
    const edited = editedPart(text, part.node, changed);
    expect(partIn(edited)?.fields).toEqual(changed);
    expect(edited.replaceAll('Ωω', '')).toBe(text);
  }
  expect(parts.length).toBeGreaterThan(100);
});

it('a part may get a field, lose one, or hold one more entry', () => {
  const text = '<Steps\n  title="Steps"\n  items={[\n    "a",\n  ]}\n/>';
  const node = partIn(text)?.node;
  if (!node) throw new Error(text);
  expect(editedPart(text, node, { title: 'Steps', items: ['a'], example: true })).toBe(
    text.replace(']}', ']}\n  example'),
  );
  expect(editedPart(text, node, { items: ['a'] })).toBe(text.replace('\n  title="Steps"', ''));
  expect(editedPart(text, node, { title: 'Steps', items: ['a', 'b'] })).toContain('["a", "b"]');
});

it('a body that a word editor wrote in its own Markdown keeps what it had, but for the change', () => {
  const body = [
    '## A *first* title',
    'One paragraph with _emphasis_, a [link](/contact-us) and 3 * 4 as a sum.',
    '- **1. [One](https://one.example)**, a\n- **2. Two**, b',
    '<Callout tone="note" title="Aside" text={["An aside that is long enough."]} />',
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
  ];
  const source = `---\ntitle: A\n---\n\n${body.join('\n\n')}\n`;
  const written = [
    '## A _first_ title',
    'One paragraph with *emphasis*, a [link](/contact-us) and 3 \\* 4 as a total.',
    '- **1.** [**One**](https://one.example), a\n- **2. Two**, and b',
    '<Callout tone="note" title="An aside" text={["An aside that is long enough."]} />',
    '|a|b|\n|---|---|\n|1|2|',
  ].join('\n\n');
  expect(editedArticle(source, { title: 'A', body: written }, nothingNeeded)).toBe(
    source
      .replace('as a sum', 'as a total')
      .replace(', b', ', and b')
      .replace('"Aside"', '"An aside"'),
  );
});
