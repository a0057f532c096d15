import { expect, it } from 'vitest';
import { arrowStep } from './plain-keys.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it('the arrow keys are steps, and no other key is', () => {
  expect(arrowStep({ ...none, key: 'ArrowRight' })).toBe(1);
  expect(arrowStep({ ...none, key: 'ArrowLeft' })).toBe(-1);
  expect(arrowStep({ ...none, key: 'Home' })).toBe(0);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s an arrow key belongs to the browser',
  (modifier) => expect(arrowStep({ ...none, [modifier]: true, key: 'ArrowLeft' })).toBe(0),
);
