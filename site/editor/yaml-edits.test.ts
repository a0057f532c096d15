import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isGroup, type Value } from './kept-values.ts';
import { editedYaml } from './yaml-edits.ts';

const sources = [
  ...globSync('content/**/*.yaml').map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  ...globSync('content/**/*.mdx').map((file) => ({
    file,
    text: readFileSync(file, 'utf8').split(/^---$/m)[1]?.trim() ?? '',
  })),
];

type Place = (string | number)[];
type Found = { place: Place; value: Value };

function valuesIn(value: Value, place: Place = []): Found[] {
  const own = { place, value };
  if (Array.isArray(value))
    return [own, ...value.flatMap((item, index) => valuesIn(item, [...place, index]))];
  if (!isGroup(value)) return [own];
  return [
    own,
    ...Object.entries(value).flatMap(([name, item]) => valuesIn(item, [...place, name])),
  ];
}

function replaced(value: Value, [name, ...rest]: Place, now: Value): Value {
  if (name === undefined) return now;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, name, replaced(Reflect.get(copy, name) as Value, rest, now));
  return copy as Value;
}

/** The value with a mark in the middle of each of its texts. */
function marked(value: Value): Value {
  if (typeof value === 'string' && value !== '') {
    const words = value.split(' ');
    const middle = Math.floor(words.length / 2);
    words[middle] = `Ωω${words[middle]}`;
    return words.join(' ');
  }
  if (Array.isArray(value)) return value.map(marked);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item)]));
}

/** One value for each field of each kind of file: the texts of thirty case studies tell no more. */
function* everyField(): Generator<Found & { name: string; text: string; whole: Value }> {
  const seen = new Set<string>();
  for (const { file, text } of sources) {
    const whole = parse(text) as Value;
    for (const found of valuesIn(whole)) {
      const style = `${file.split('/', 2)}${/pages|\.mdx/.test(file) ? file : ''}`;
      const field = `${style} ${found.place.map((part) => (typeof part === 'number' ? '' : part)).join('.')}`;
      if (seen.has(field)) continue;
      seen.add(field);
      yield { ...found, name: `${file} ${found.place.join('.')}`, text, whole };
    }
  }
}

it('a file whose values did not change stays as it is, to the letter', () => {
  for (const { file, text } of sources) expect(editedYaml(text, parse(text)), file).toBe(text);
});

it('one changed word is all that changes, in every text of every file', () => {
  for (const { file, text } of sources) {
    const changed = marked(parse(text) as Value);
    const edited = editedYaml(text, changed);
    expect(parse(edited), file).toEqual(changed);
    expect(edited.replaceAll('Ωω', ''), file).toBe(text);
  }
});

it('an entry that is taken out of a list, or added, leaves all other lines as they are', () => {
  const missed: string[] = [];
  let count = 0;
  for (const { name, place, value, text, whole } of everyField()) {
    if (!Array.isArray(value) || value.length < 2) continue;
    const middle = Math.floor(value.length / 2);
    const without = value.filter((_, index) => index !== middle);
    const shorter = replaced(whole, place, without);
    const less = editedYaml(text, shorter);
    expect(parse(less), name).toEqual(shorter);
    const more = editedYaml(less, whole);
    expect(parse(more), name).toEqual(whole);
    const lines = new Set(text.split('\n'));
    const others = less.split('\n').filter((line) => !lines.has(line));
    if (others.length > 1) missed.push(`${name}: ${others.join(' | ')}`);
    count++;
  }
  expect(missed).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

it('a field that is taken away, or written for the first time, leaves all other lines as they are', () => {
  const missed: string[] = [];
  // Each takes the whole file apart three times.
  const some = [...everyField()].filter((_, index) => index % 25 === 0);
  for (const { name, place, value, text, whole } of some) {
    const field = place.at(-1);
    if (typeof field !== 'string' || isGroup(value) || value === '' || value === false) continue;
    const emptied = replaced(whole, place, '');
    const less = editedYaml(text, emptied);
    const others = less.split('\n').filter((line) => !text.includes(line.trimEnd()));
    if (others.length > 1) missed.push(`${name}: ${others.join(' | ')}`);
    expect(parse(editedYaml(less, whole)), name).toEqual(whole);
  }
  expect(missed).toEqual([]);
});

it('what a form leaves blank is not written where the file had nothing', () => {
  const source = '# words\nname: A\nlinks: []\nnote: ""\n';
  const form = { name: 'A', links: [], note: '', sample: false, seo: { title: '', keywords: [] } };
  expect(editedYaml(source, form)).toBe(source);
  expect(editedYaml(source, { ...form, sample: true })).toBe(`${source.trimEnd()}\nsample: true\n`);
  expect(editedYaml('', form)).toBe('name: A\n');
  expect(editedYaml('', form, new Set(['links']))).toBe('name: A\nlinks: []\n');
});
