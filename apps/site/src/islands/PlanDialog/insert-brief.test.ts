import { expect, it } from 'vitest';
import { insertBrief } from './insert-brief.ts';

it('an empty message becomes the brief', () => {
  expect(insertBrief(' \n', 'B', '')).toBe('B');
});
it('a message already written stays below the brief', () => {
  expect(insertBrief('We sell ghee.', 'B', '')).toBe('B\n\nWe sell ghee.');
});
it('a second plan replaces the first and leaves what was added', () => {
  expect(insertBrief('Goal $& one.\n\nWe sell ghee.', 'Goal $& two.', 'Goal $& one.')).toBe(
    'Goal $& two.\n\nWe sell ghee.',
  );
});
