import { expect, it } from 'vitest';
import { splitOnce } from './split-once.ts';

it.each([
  ['40% more calls, 40% more visits.', '40% more', '', ' calls, 40% more visits.'],
  ['Read {privacy}, and {privacy} again.', '{privacy}', 'Read ', ', and {privacy} again.'],
  ['No such part.', '{privacy}', 'No such part.', undefined],
])('%j is split at the first %j, and keeps its end', (text, part, before, after) => {
  const [first, rest] = splitOnce(text, part);
  expect([first, rest]).toEqual([before, after]);
});
