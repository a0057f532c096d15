import { expect, it } from 'vitest';
import { grownSizes } from './grown-sizes.ts';

it.each([
  ['15rem', 'max(15rem,11.7vw)'],
  ['(min-width: 90rem) 84rem, 94vw', '(min-width: 90rem) max(84rem,65.6vw), 94vw'],
  [
    '(min-width: 64rem) min(51vw, 47rem), min(80vw, 37rem)',
    '(min-width: 64rem) min(51vw, max(47rem,36.7vw)), min(80vw, 37rem)',
  ],
  [
    '(max-width: 35.99rem) 7rem, (min-width: 64rem) 18vw, 44vw',
    '(max-width: 35.99rem) 7rem, (min-width: 64rem) 18vw, 44vw',
  ],
  [
    '(prefers-reduced-motion: reduce) 19rem, (min-width: 80rem) 18rem, (min-width: 48rem) 24vw, 42vw',
    '(prefers-reduced-motion: reduce) max(19rem,14.8vw), (min-width: 80rem) max(18rem,14.1vw), (min-width: 48rem) 24vw, 42vw',
  ],
])('tells of %s what a wide window takes, grown with it', (sizes, grown) => {
  expect(grownSizes(sizes)).toBe(grown);
});
