import { expect, it } from 'vitest';
import { closingsOf } from '../../support/language/closing-sentences.ts';
import { closingShares } from './closing-shares.ts';

it('a paragraph that ends in a sentence of seven words is counted, one of eight is not', () => {
  const paragraphs = [
    'A long sentence comes first and says what matters. This one has exactly seven words here.',
    'A long sentence comes first and says what matters. This one has rather more than seven words here.',
    'Dear S.,',
  ];
  const { slogans, share } = closingsOf({ paragraphs });
  expect(slogans).toEqual(['This one has exactly seven words here.']);
  expect(share).toBe(0.5);
});

it.each(closingShares())(
  '$slug ends at most a third as many of its paragraphs in a slogan as it once did',
  ({ share, limit, slogans }) => {
    expect(share, `\n${slogans.join('\n')}\n`).toBeLessThanOrEqual(limit);
  },
);
