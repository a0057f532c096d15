import { expect, test } from 'vitest';
import { moduleClasses } from './module-classes.ts';

test('reads the class names of a CSS Module from its text', () => {
  const styles =
    '._story_iobha_6{margin:.5em}@media print{html ._pinned_iobha_10>._nextStep_iobha_12:not(._story_iobha_6){top:0}}@keyframes _rise_iobha_1{to{top:0}}';
  expect(moduleClasses(styles)).toEqual({
    story: '_story_iobha_6',
    pinned: '_pinned_iobha_10',
    nextStep: '_nextStep_iobha_12',
  });
});
