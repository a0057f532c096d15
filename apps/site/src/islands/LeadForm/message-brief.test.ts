import { expect, it } from 'vitest';
import { placeBrief } from './message-brief.ts';

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
