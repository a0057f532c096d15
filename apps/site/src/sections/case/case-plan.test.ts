import { caseTypes } from '@agency/content/schemas/case-type.ts';
import { expect, test } from 'vitest';
import { casePlan } from './case-plan.ts';

const phases = [{ title: 'Month 1', items: [] }];
const screens = { title: 'Screens', pictures: [] };
const searches = { title: 'Searches', kind: 'advert' as const, items: [] };
const showpiece = {
  kind: 'zoom-out' as const,
  title: 'From near to far',
  drawing: 'a.svg',
  views: [],
};
const none = {
  showpiece: undefined,
  phases: undefined,
  screens: undefined,
  searches: undefined,
};

const studies = [
  none,
  { ...none, phases, screens, searches },
  { ...none, showpiece, phases },
  { showpiece, phases, screens, searches },
];
const plans = caseTypes.flatMap((caseType) => studies.map((study) => casePlan(caseType, study)));

test('no two neighbouring sections of a case have the same tone, nor has the first one the dark of the head', () => {
  for (const plan of plans) {
    const tones = ['dark', ...plan.map(({ tone }) => tone)];
    for (const [index, tone] of tones.entries()) expect(tone).not.toBe(tones[index + 1]);
  }
});

test('every case has challenges, strategy and outcome, and ends with the next case and the CTA', () => {
  for (const plan of plans) {
    const parts = plan.map(({ part }) => part);
    expect(parts).toEqual(expect.arrayContaining(['intro', 'challenges', 'strategy', 'outcome']));
    expect(parts.slice(-2)).toEqual(['next', 'start']);
  }
});

test('a part without content leaves no empty section', () => {
  const parts = casePlan('search', none).map(({ part }) => part);
  for (const part of ['story', 'phases', 'screens', 'searches']) expect(parts).not.toContain(part);
});
