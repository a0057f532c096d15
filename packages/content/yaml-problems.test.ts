import { expect, it } from 'vitest';
import { parseContent } from './read-yaml.ts';

/** What somebody writes, and the line with the fix that the check names. */
it.each([
  ['name: a\ntagline: Our work: found first', 'line 2', 'Write: tagline: "Our work: found first"'],
  ['claims:\n  - One: two: three\n  - x', 'line 2', 'Write: - "One: two: three"'],
  ['x: { label: Read: this, href: /a }', 'line 1', 'Write: x: { label: "Read: this", href: /a }'],
  ['name: "Good work\nx: 1\ny: 2', 'line 1', 'Write: name: "Good work"'],
  ["tagline: 'It's good'", 'line 1', 'Write: tagline: "It\'s good"'],
  ['tagline: "Good" work', 'line 1', `Write: tagline: '"Good" work'`],
  ['tagline: @home', 'line 1', 'a text that begins with @ must be in quotes'],
  ['tagline: !Great', 'line 1', 'Write: tagline: "!Great"'],
  ['path: "C:\\web"', 'line 1', "Write: path: 'C:\\web'"],
  ['name:Agency\nx: 1', 'line 1', 'Write: name: Agency'],
  ['days: [Monday, Friday\nx: 1', 'line 1', 'Write: days: [Monday, Friday]'],
  ['names: [{ name: Ads, order: 3 ]', 'line 1', 'Write: names: [{ name: Ads, order: 3 }]'],
  ['address:\n  street: a\n locality: b', 'line 3', 'Write 2 spaces before it, instead of 1.'],
  ['name: a\n  tagline: b\nx: 1', 'line 2', 'Write 0 spaces before it, instead of 2.'],
  ['address:\n\tlocality: b', 'line 2', 'Write two spaces instead.'],
  ['name: a\nname: b', 'line 2', '"name" is there twice.'],
  [
    'a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> main',
    'line 2',
    'Keep one, and delete the lines',
  ],
  ['a: 1\n---\nb: 2', 'line 2', 'Delete the line.'],
])('%j is said with its line and the fix', (source, line, fix) => {
  const [problem] = parseContent(source, 'brand.yaml').problems;
  expect(problem).toMatch(new RegExp(`^${line}: cannot be read: `));
  expect(problem).toContain(fix);
  expect(problem).not.toMatch(/mapping|collection|scalar|implicit|token/i);
});

it('where no way to write it is sure, the parser has the word', () => {
  const [problem] = parseContent('claims:\n  - a\n  b: 2\n', 'brand.yaml').problems;
  expect(problem).toMatch(/^line 3: cannot be read \(.*\)\. Look there/);
});
