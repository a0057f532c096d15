import { expect, it } from 'vitest';
import { writeBrief } from './plan-brief.ts';

const copy = {
  title: 'Plan my SEO',
  goal: {
    indicator: 'Goal',
    question: 'What should SEO bring you?',
    hint: 'Choose the one that would please you most in six months.',
    options: ['More calls and enquiries', 'More online orders', 'More visits from my area'],
  },
  website: {
    indicator: 'Website',
    question: 'Where is your website?',
    hint: 'The address is enough. Leave it empty if there is none yet.',
    label: 'Website address',
  },
  timing: {
    indicator: 'Timing',
    question: 'When would you like to start?',
    hint: 'Count backwards from your season.',
    options: ['Right away', 'Within a month', 'Just looking around'],
  },
  back: 'Back',
  next: 'Continue',
  finish: 'Write my brief',
  close: 'Close the plan',
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
it('an answer that looks like a blank of the brief stays as typed', () => {
  expect(writeBrief(copy, { ...answers, website: '{timing}' })).toContain('Website: {timing}.');
});
