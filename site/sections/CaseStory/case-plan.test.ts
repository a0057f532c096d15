import { expect, test } from 'vitest';
import { portfolioCategories } from '../../shapes/case-study.ts';
import { casePlan } from './case-plan.ts';

const phases = [{ title: 'Month 1', items: [] }];
const pieces = { title: 'Pieces', pictures: [] };
const searches = { title: 'Searches', kind: 'advert' as const, items: [] };
const none = { phases: undefined, pieces: undefined, searches: undefined };

const plans = portfolioCategories.flatMap((category) => [
  casePlan({ category, ...none }),
  casePlan({ category, phases, pieces, searches }),
]);

test('no two neighbouring bands of a case share a tone, nor does the first one share the dark of the head', () => {
  for (const plan of plans) {
    const tones = ['dark', ...plan.map(({ tone }) => tone)];
    for (const [index, tone] of tones.entries()) expect(tone).not.toBe(tones[index + 1]);
  }
});

test('every case tells challenges, strategy and outcome, shows the piece and ends with the call', () => {
  for (const plan of plans) {
    const parts = plan.map(({ part }) => part);
    expect(parts).toEqual(
      expect.arrayContaining(['intro', 'challenges', 'strategy', 'outcome', 'piece']),
    );
    expect(parts.slice(-2)).toEqual(['next', 'start']);
  }
});

test('a part without words leaves no empty band', () => {
  const parts = casePlan({ category: 'SEO', ...none }).map(({ part }) => part);
  for (const part of ['phases', 'pieces', 'searches']) expect(parts).not.toContain(part);
});
