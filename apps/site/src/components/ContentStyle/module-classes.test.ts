import { expect, test } from 'vitest';
import { moduleClasses } from './module-classes.ts';

test('reads the class names of a CSS Module from its text', () => {
  const styles =
    '._story_iobh{margin:.5em}@media print{html ._pinned_a1b2>._nextStep_c3d4:not(._story_iobh){top:0}}@keyframes _rise_iobh{to{top:0}}';
  expect(moduleClasses(styles)).toEqual({
    story: '_story_iobh',
    pinned: '_pinned_a1b2',
    nextStep: '_nextStep_c3d4',
  });
});
