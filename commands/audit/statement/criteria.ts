import { type Criterion, promise } from './criterion.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { understandable } from './understandable.ts';

const robust: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    hand: 'Whether a screen reader says what each control is and in which state.',
    tests: [
      promise('forced-colours', 'the calm switch shows a knob, and whether it is on'),
      promise(
        'interactions/portfolio',
        'marks the chosen tab by more than a word for screen readers',
      ),
    ],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    hand: 'Whether a screen reader says what happened without the focus going there.',
    tests: [promise('moving-parts', 'of %s counts what it shows, and says so')],
  },
];

/** The success criteria of WCAG 2.2, levels A and AA: https://www.w3.org/TR/WCAG22/ */
export const criteria: readonly Criterion[] = [
  ...perceivable,
  ...operable,
  ...understandable,
  ...robust,
];
