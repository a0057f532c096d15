import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

it.each([
  ['We drew. Then we wrote. Then we sold.', 'We drew.', 'Then we wrote. Then we sold.'],
  ['Why not? “Ask,” they said.', 'Why not?', '“Ask,” they said.'],
  ['“It works.” We were glad.', '“It works.”', 'We were glad.'],
  [
    'It grew by 2.5 times. Really… 3 of us saw it.',
    'It grew by 2.5 times.',
    'Really… 3 of us saw it.',
  ],
  ['J. Rao and S. Iyer began it. Others came.', 'J. Rao and S. Iyer began it.', 'Others came.'],
  ['One rule: less, e.g. two words. It stayed.', 'One rule: less, e.g. two words.', 'It stayed.'],
  ['நாங்கள் தொடங்கினோம். பிறகு வளர்ந்தோம்.', 'நாங்கள் தொடங்கினோம்.', 'பிறகு வளர்ந்தோம்.'],
])('parts %s', (paragraph, first, rest) => {
  expect(firstSentence(paragraph)).toEqual({ first, rest });
});

it.each(['One sentence alone.', 'no mark at all', ''])('leaves %j whole', (paragraph) => {
  expect(firstSentence(paragraph)).toEqual({ first: paragraph, rest: '' });
});

it('loses no word', () => {
  const paragraph = 'We ask why? and when. Then we begin! At once.';
  const { first, rest } = firstSentence(paragraph);
  expect(`${first} ${rest}`).toBe(paragraph);
});
