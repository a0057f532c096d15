import { expect, it } from 'vitest';
import {
  indicatorState,
  isCompleted,
  moveWizard,
  startWizard,
  type WizardState,
} from './wizard-state.ts';

const states = (wizard: WizardState) => [1, 2, 3].map((step) => indicatorState(wizard, step));

it('a wizard starts at step 1 unless told otherwise', () => {
  expect(startWizard(3).step).toBe(1);
  expect(startWizard(3, 2).step).toBe(2);
});
it('next and back move one step, and back stays on the first', () => {
  const second = moveWizard(startWizard(3), 'next');
  expect(second.step).toBe(2);
  expect(moveWizard(second, 'back').step).toBe(1);
  expect(moveWizard(startWizard(3), 'back').step).toBe(1);
});
it('an indicator jumps in both directions', () => {
  const third = moveWizard(startWizard(3), { to: 3 });
  expect(third.step).toBe(3);
  expect(moveWizard(third, { to: 1 }).step).toBe(1);
});
it('going past the last step completes, jumping to it does not', () => {
  const last = moveWizard(startWizard(3), { to: 3 });
  expect(isCompleted(last)).toBe(false);
  expect(isCompleted(moveWizard(last, 'next'))).toBe(true);
});
it('indicators before the step are complete, those after it inactive', () => {
  expect(states(startWizard(3, 2))).toEqual(['complete', 'active', 'inactive']);
});
it('all indicators of a completed wizard are complete', () => {
  expect(states(moveWizard(startWizard(3, 3), 'next'))).toEqual([
    'complete',
    'complete',
    'complete',
  ]);
});
it('a completed wizard can be taken back', () => {
  const completed = moveWizard(startWizard(3, 3), 'next');
  expect(moveWizard(completed, 'back').step).toBe(3);
});
