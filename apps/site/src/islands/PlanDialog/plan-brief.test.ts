import { expect, it } from 'vitest';
import { writeBrief } from './plan-brief.ts';

const copy = {
  brief: 'I would like an SEO plan. Goal: {goal}. Website: {website}. Start: {timing}.',
  unanswered: 'not answered',
};
const answers = { goal: 'More calls', website: ' a.in ', timing: 'Now' };

it('the brief holds all three answers', () => {
  expect(writeBrief(copy, answers)).toBe(
    'I would like an SEO plan. Goal: More calls. Website: a.in. Start: Now.',
  );
});
it('the brief says nothing in the name of a visitor who has answered nothing', () => {
  expect(writeBrief(copy, { goal: '', website: ' ', timing: '' })).toBe(
    'I would like an SEO plan. Goal: not answered. Website: not answered. Start: not answered.',
  );
});
it('an answer that looks like a placeholder of the brief stays as typed', () => {
  expect(writeBrief(copy, { ...answers, website: '{timing}' })).toContain('Website: {timing}.');
});
