import { expect, it } from 'vitest';
import { grownSizes } from './grown-sizes.ts';

it.each([
  ['15rem', 'max(15rem,13.3vw)'],
  ['(min-width: 90rem) 84rem, 94vw', '(min-width: 90rem) max(84rem,74.7vw), 94vw'],
  [
    '(min-width: 64rem) min(51vw, 47rem), min(80vw, 37rem)',
    '(min-width: 64rem) min(51vw, max(47rem,41.8vw)), min(80vw, 37rem)',
  ],
  [
    '(max-width: 35.99rem) 7rem, (min-width: 64rem) 18vw, 44vw',
    '(max-width: 35.99rem) 7rem, (min-width: 64rem) 18vw, 44vw',
  ],
  [
    '(prefers-reduced-motion: reduce) 19rem, (min-width: 80rem) 18rem, (min-width: 48rem) 24vw, 42vw',
    '(prefers-reduced-motion: reduce) max(19rem,16.9vw), (min-width: 80rem) max(18rem,16vw), (min-width: 48rem) 24vw, 42vw',
  ],
])('tells of %s what a wide window takes, grown with it', (sizes, grown) => {
  expect(grownSizes(sizes)).toBe(grown);
});
