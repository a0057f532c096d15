import { expect, it } from 'vitest';
import { placeBrief, writeBrief } from './plan-brief.ts';
import { plain } from './SeoPlan.examples.ts';

const copy = plain.plan;
const answers = { goal: 'More calls', website: ' a.in ', timing: 'Now' };

it('the brief holds all three answers', () => {
  expect(writeBrief(copy, answers)).toBe(
    'I would like an SEO plan. Goal: More calls. Website: a.in. Start: Now.',
  );
});
it('the brief says so when there is no website', () => {
  expect(writeBrief(copy, { ...answers, website: ' ' })).toContain('Website: no website yet.');
});
it('an answer that looks like a blank of the brief stays as typed', () => {
  expect(writeBrief(copy, { ...answers, website: '{timing}' })).toContain('Website: {timing}.');
});
it('an empty message becomes the brief', () => {
  expect(placeBrief(' \n', 'B', '')).toBe('B');
});
it('a message already written stays below the brief', () => {
  expect(placeBrief('We sell ghee.', 'B', '')).toBe('B\n\nWe sell ghee.');
});
it('a second plan replaces the first and keeps what was added', () => {
  expect(placeBrief('Goal $& one.\n\nWe sell ghee.', 'Goal $& two.', 'Goal $& one.')).toBe(
    'Goal $& two.\n\nWe sell ghee.',
  );
});
