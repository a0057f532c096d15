import { expect, test } from 'vitest';
import { caseVariants } from '../../schemas/case-variant.ts';
import { casePlan } from './case-plan.ts';

const phases = [{ title: 'Month 1', items: [] }];
const details = { title: 'Pieces', pictures: [] };
const searches = { title: 'Searches', kind: 'advert' as const, items: [] };
const film = {
  kind: 'pull-back' as const,
  title: 'From near to far',
  drawing: 'a.svg',
  views: [],
};
const none = { film: undefined, phases: undefined, details: undefined, searches: undefined };

const studies = [
  none,
  { film: undefined, phases, details, searches },
  { film, phases, details: undefined, searches: undefined },
  { film, phases, details, searches },
];
const byDay = (['feed', 'search'] as const).flatMap((variant) =>
  studies.map((study) => casePlan(variant, study, 'day')),
);
const plans = [
  ...caseVariants.flatMap((variant) => studies.map((study) => casePlan(variant, study))),
  ...byDay,
];

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
      expect.arrayContaining(['intro', 'challenges', 'strategy', 'outcome', 'evidence', 'embed']),
    );
    expect(parts.slice(-2)).toEqual(['next', 'start']);
  }
});

test('what the figures rest on follows the outcome, on paper', () => {
  for (const plan of plans) {
    const at = plan.findIndex(({ part }) => part === 'outcome');
    expect(plan[at + 1]).toEqual({ part: 'evidence', tone: 'paper' });
  }
});

test('two feeds in different settings share neither their order nor the tone of a band', () => {
  const [night = [], day = []] = [casePlan('feed', none), casePlan('feed', none, 'day')];
  const told = ({ part }: { part: string }) =>
    !['next', 'start', 'intro', 'evidence'].includes(part);
  for (const { part, tone } of night.filter(told))
    expect(day.find((other) => other.part === part)?.tone).not.toBe(tone);
});

test('two searches in different settings share neither their order nor a ground that is not paper', () => {
  const whole = { ...none, phases, searches };
  const [night, day] = [casePlan('search', whole), casePlan('search', whole, 'day')];
  const order = (plan: typeof night) => plan.map(({ part }) => part);
  expect(order(day)).not.toEqual(order(night));
  const coloured = night.filter(({ part, tone }) => tone !== 'paper' && part !== 'start');
  expect(coloured).not.toHaveLength(0);
  for (const { part, tone } of coloured)
    expect(day.find((other) => other.part === part)?.tone).not.toBe(tone);
});

test('a part without words leaves no empty band', () => {
  const parts = casePlan('search', none).map(({ part }) => part);
  for (const part of ['film', 'phases', 'details', 'searches']) expect(parts).not.toContain(part);
});
