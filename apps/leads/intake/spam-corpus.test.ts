import { expect, it } from 'vitest';
import { CORPUS_TIME, readCorpus } from '../testing/spam-corpus/read-corpus.ts';
import { spamReasons } from './spam-rules.ts';

const suspectedIn = (name: string) =>
  readCorpus(name)
    .filter(({ fields, submission }) => spamReasons(fields, submission, CORPUS_TIME).length > 0)
    .map(({ line }) => line);

it('none of 283 ordinary leads is suspected as spam', () => {
  for (const [name, count] of [
    ['ordinary', 203],
    ['difficult', 80],
  ] as const) {
    expect(readCorpus(name)).toHaveLength(count);
    expect(suspectedIn(name)).toEqual([]);
  }
});

it.each([
  ['spam', 202, 150],
  ['more-spam', 20, 13],
])('most spam is suspected: %s', (name, count, least) => {
  expect(readCorpus(name)).toHaveLength(count);
  expect(suspectedIn(name).length).toBeGreaterThanOrEqual(least);
});
