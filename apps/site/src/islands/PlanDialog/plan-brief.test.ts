import { expect, it } from 'vitest';
import { writeBrief } from './plan-brief.ts';

const copy = {
  brief: 'I would like an SEO plan. Goal: {goal}. Website: {website}. Start: {timing}.',
  noWebsite: 'no website yet',
};
const answers = { goal: 'More calls', website: ' a.in ', timing: 'Now' };

it('the brief holds all three answers', () => {
  expect(writeBrief(copy, answers)).toBe(
    'I would like an SEO plan. Goal: More calls. Website: a.in. Start: Now.',
  );
});
it('the brief says so when there is no website', () => {
  expect(writeBrief(copy, { ...answers, website: ' ' })).toContain('Website: no website yet.');
});
it('an answer that looks like a placeholder of the brief stays as typed', () => {
  expect(writeBrief(copy, { ...answers, website: '{timing}' })).toContain('Website: {timing}.');
});
